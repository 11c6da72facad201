// The declarations stand in the stub of ZRouter.
