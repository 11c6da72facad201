#import "GLHarvestViewController.h"
