import Refactor
import Testing

@Suite struct ReferenceTests {
    @Test func messagesToSelfHaveLabelsAndAReceiver() throws {
        try expectUses(
            "[self load]; [self load:a]; [self load:1 animated:YES]; [self add:1 :2];",
            [
                "call self.load statement", "call self.load(_:) statement", "read a",
                "call self.load(_:animated:) statement", "call self.add(_:_:) statement",
            ])
        let (member, file) = try method(running: "[ self load ];")
        #expect(member.references.first?.receiver.map { file.text($0) } == "self")
    }

    @Test func furtherArgumentsHaveNoLabels() throws {
        try expectUses(
            "[self log:@\"%@\", a, b]; [self log:[self x] with:nil, nil];",
            ["call self.log(_:) statement", "read a", "read b", "call self.log(_:with:) statement", "call self.x"])
    }

    @Test func aNameInParenthesesIsNoCastOfTheNextPart() throws {
        try expectAllUses(
            "[x show:@\"\" style:(Plain) target:self]; [x run:1 options:(Fast) done:^{ }];",
            [
                "read x dereferenced", "call (x).show(_:style:target:) statement", "read Plain", "read self",
                "read x dereferenced", "call (x).run(_:options:done:) statement", "read Fast",
            ])
    }

    @Test func superIsOneName() throws {
        try expectUses(
            "[super viewDidLoad]; super.title = name;",
            ["read super.super", "read super.super", "read name"])
    }

    @Test func theOwnClassIsToldFromOthers() throws {
        try expectAllUses(
            "[LoginController limit]; [Other load:1]; [[Other shared] reset]; LoginController.limit;",
            [
                "call Own.limit statement", "read Other dereferenced", "call (Other).load(_:) statement",
                "read Other dereferenced", "call (Other).shared dereferenced", "call (Other).reset statement",
                "read Own.limit statement",
            ])
        try expectAllUses(
            "[[self class] reset]; [self.class reset:1];",
            [
                "call self.class dereferenced", "call Own.reset statement", "read self.class dereferenced",
                "call Own.reset(_:) statement",
            ])
    }

    @Test func nestedMessagesKnowTheirFirstName() throws {
        try expectAllUses(
            "[[a b] c]; [self.items[0] foo]; [[self view] addSubview:_label]; [[[self x] y] z];",
            [
                "read a dereferenced", "call (a).b dereferenced", "call (a).c statement",
                "read self.items dereferenced", "call (items).foo statement",
                "call self.view dereferenced", "call (view).addSubview(_:) statement", "read _label",
                "call self.x dereferenced", "call (x).y dereferenced", "call (x).z statement",
            ])
    }

    @Test func dotsReadAndWrite() throws {
        try expectAllUses(
            """
            self.name = self.title;
            self.count += 1;
            self.count++;
            --self.count;
            self.view.hidden = YES;
            self->_cache = nil;
            self.field.text.length;
            load(&error, &self->_error);
            """,
            [
                "write self.name statement", "read self.title", "readWrite self.count statement",
                "readWrite self.count statement", "readWrite self.count statement",
                "read self.view dereferenced mutated", "write (view).hidden statement",
                "write self._cache statement",
                "read self.field dereferenced", "read (field).text dereferenced", "read (field).length statement",
                "call load(_:_:) statement", "reference error", "reference self._error",
            ])
    }

    @Test func partsOfAVariableAreAssigned() throws {
        try expectAllUses(
            "_frame.origin.x = 1; _list[2] = x; _node->next = 1; _list[i].y = 2; [_list addObject:x];",
            [
                "read _frame dereferenced mutated", "read (_frame).origin dereferenced mutated",
                "write (_frame).x statement",
                "read _list dereferenced mutated", "read x",
                "read _node dereferenced", "write (_node).next statement",
                "read _list dereferenced mutated", "read i", "write (_list).y statement",
                "read _list dereferenced", "call (_list).addObject(_:) statement", "read x",
            ])
    }

    @Test func bareNamesAreVariablesConstantsAndFunctions() throws {
        try expectUses(
            "int a = kLimit + _count; title = NSLocalizedString(@\"a\", @\"b\"); abort(); if (x == PhaseIdle) { }",
            [
                "read kLimit", "read _count", "write title statement", "call NSLocalizedString(_:_:)",
                "call abort statement", "read x", "read PhaseIdle",
            ])
        try expectUses(
            "return nil; BOOL b = YES; x = NULL; NSLog(@\"%s\", __func__);",
            [
                "type BOOL", "write x statement", "call NSLog(_:_:) statement",
            ])
    }

    @Test func selfAsAValueIsAName() throws {
        try expectUses(
            """
            field.delegate = self;
            [self add:self];
            @synchronized (self) { }
            NSArray *all = @[self];
            if (object == self) { }
            return self;
            """,
            [
                "read field dereferenced mutated", "read self", "call self.add(_:) statement", "read self", "read self",
                "type NSArray", "read self", "read object", "read self", "read self",
            ])
    }

    @Test func aQuestionWhetherSelfIsThereIsNoUse() throws {
        try expectUses(
            "(void)self; if (self) { } if (!self) return; while (self && x) { } x = self != nil; x = self ? 1 : 2; NSAssert(self, @\"\");",
            [
                "read x", "write x statement", "write x statement", "call NSAssert(_:_:) statement",
            ])
    }

    @Test func selectorsAreNamedInFull() throws {
        try expectUses(
            "SEL s = @selector(load:animated:); [x perform:@selector(reset)]; @selector(add::);",
            [
                "type SEL", "selector load(_:animated:)", "read x dereferenced", "selector reset", "selector add(_:_:)",
            ])
        try expectNames(
            "NSStringFromSelector(@selector(name)); NSStringFromSelector(_cmd);",
            "NSStringFromSelector name NSStringFromSelector _cmd")
    }

    @Test func onlyWholeStatementsAreStatements() throws {
        try expectUses(
            """
            [self a];
            if (x) [self b]; else [self c];
            return [self d];
            int i = [self e];
            [self f:[self g]];
            x ? [self h] : [self i];
            run(^{ [self j]; });
            a = b = c;
            (void)[self k];
            """,
            [
                "call self.a statement", "read x", "call self.b statement", "call self.c statement", "call self.d",
                "call self.e", "call self.f(_:) statement", "call self.g", "read x", "call self.h", "call self.i",
                "call run(_:) statement", "call self.j statement closure", "write a statement", "write b", "read c",
                "call self.k",
            ])
    }

    @Test func blocksCountAsClosures() throws {
        try expectUses(
            "run(^{ [self a]; run(^(int x) { self.b = x; }); }); self.done(1); _done(2); self.done = ^{ [self c]; };",
            [
                "call run(_:) statement", "call self.a statement closure", "call run(_:) statement closure",
                "write self.b statement closure2", "read self.done dereferenced", "call _done(_:) statement",
                "write self.done statement", "call self.c statement closure",
            ])
    }

    @Test func chainsOfBlocksKeepTheirFirstName() throws {
        try expectAllUses(
            "run(^(Maker *make) { make.left.equalTo(self.view).offset(1); });",
            [
                "call run(_:) statement", "type Maker closure", "read (make).left dereferenced closure",
                "call (make).equalTo(_:) dereferenced closure", "read self.view closure",
                "call (make).offset(_:) statement closure",
            ])
    }

    @Test func typesAreNamed() throws {
        try expectUses(
            """
            NSDictionary<NSString *, id<Visiting>> *all = (NSDictionary *)x;
            size_t size = sizeof(Row);
            void (^done)(NSError *error) = nil;
            LoginController *other = [x find];
            const char *code = @encode(CGRect);
            id p = @protocol(Visiting);
            unsigned int i = 0;
            """,
            [
                "type NSDictionary", "type NSString", "type Visiting", "type NSDictionary", "read x",
                "type size_t", "read Row", "type NSError", "type LoginController", "read x dereferenced",
                "type CGRect", "type Visiting",
            ])
    }

    @Test func literalsLabelsAndFieldsAreNoNames() throws {
        try expectNames(
            """
            NSString *s = @"self.name" @"_x";
            Point p = { .x = a, .y = b };
            goto end;
            end:
            switch (p.x) { case kOne: break; default: break; }
            NSDictionary *d = @{ @"k": v, key: @(n) };
            """, "NSString Point a b kOne NSDictionary v key n")
    }

    @Test func functionPointersAndCastsAreWalked() throws {
        try expectUses(
            "((void (*)(id, SEL))objc_msgSend)(self, _cmd); (*_callback)(1); ((Foo *)_bar).x = 1;",
            [
                "type SEL", "read objc_msgSend dereferenced", "read self", "read _cmd", "read _callback dereferenced",
                "type Foo", "read _bar dereferenced mutated",
            ])
    }
}
