/// The documents of controllers and apps that the commands print, a type and its keys each: `key type  what it says`. A question mark is what may
/// be left out; a test holds all of it equal to the types that are encoded.
enum DocumentForms {
    static let text = """
        PlanDocument
          schema Int
          controller PlanDocument.ControllerEntry
          style String
          sections [PlanDocument.SectionEntry]
          members [PlanDocument.MemberEntry]
          boundaries [PlanDocument.BoundaryEntry]  What crosses between the roles as decided.
          interimBoundaries [PlanDocument.BoundaryEntry]
          border ModuleInterfaceDocument  What comes in, what goes out, and where the module leads.
          components [PlanDocument.ComponentEntry]
          advice [String]
          verdict PlanDocument.VerdictEntry
          findings [PlanDocument.FindingEntry]
          parts [PlanDocument.PartEntry]?  What became of the parts that a person pinned.
        PlanDocument.PartEntry
          member String
          line Int
          endLine Int
          role String
          done Bool
          methods [String]?  The methods that it becomes.
          reason String?  The word for why it is not in the role.
          staysBecause String?
        PlanDocument.ControllerEntry
          name String
          module String
          language String
          superclass String?
          files [String]
          lines Int
        PlanDocument.SectionEntry
          title String
          file String
          line Int
          endLine Int
          responsibility String?
          role String?
        PlanDocument.EvidenceEntry
          rule String
          role String
          weight Int
          line Int
          reason String
        PlanDocument.ChangeEntry
          role String  The role that the rest of the evidence decides for.
          without [PlanDocument.EvidenceEntry]
        PlanDocument.MisplacedCodeEntry
          line Int
          endLine Int
          role String
          reason String
          methods [String]?  The methods that it becomes; left out when it is not cut out.
          staysBecause String?  Why it stays in the view; left out when it leaves, or where no cut is needed.
        PlanDocument.MemberEntry
          id String
          kind String
          file String
          line Int
          endLine Int
          section String?
          responsibility String
          role String
          confidence String
          margin Int
          pinned Bool
          evidence [PlanDocument.EvidenceEntry]
          counter PlanDocument.EvidenceEntry?  The strongest evidence against the role; left out when there is none.
          wouldChange PlanDocument.ChangeEntry?
          moves Bool
          staysBecause String|null
          slices [PlanDocument.MisplacedCodeEntry]
        PlanDocument.RequirementEntry
          signature String
          lines [Int]
          emitted Bool  Whether emit writes it today; else it is needed once both sides have moved.
        PlanDocument.BoundaryEntry
          from String
          to String
          protocol String
          requirements [PlanDocument.RequirementEntry]
        PlanDocument.ComponentEntry
          role String
          name String
          file String
          members Int
          lines Int
        PlanDocument.FindingEntry
          severity String
          rule String
          line Int
          message String
        PlanDocument.VerdictEntry
          verdict String
          massive Bool
          methods Int
          properties Int
          statements Int
          memberLines Int
          linesByRole [String: Int]
          undecidedLines Int
          leavingLines Int
          movingLines Int
          partLines Int  Parts of the view's members that other roles should have.
        ModuleInterfaceDocument
          inputs [ModuleInterfaceDocument.ValueEntry]
          outputs [ModuleInterfaceDocument.ValueEntry]
          routes [ModuleInterfaceDocument.RouteEntry]
        ModuleInterfaceDocument.ValueEntry
          kind String
          name String
          type String?
          form String
          proposed String
          parameter String
          required Bool
          obstacle String?
          line Int
          callers [String]  Places of the app that give it or listen to it.
        ModuleInterfaceDocument.RouteEntry
          kind String
          target String?
          method String
          role String
          data [String]
          builder String?
          built Bool  Whether the module makes the target by it.
          line Int
        ExplanationDocument
          schema Int
          controller String
          style String
          members [PlanDocument.MemberEntry]
        Ledger
          controller String
          files [String]
          unchanged [String]?  Headers that do not change and so are not written; left out when there are none.
          moved [Ledger.Moved]
          stayed [Ledger.Stayed]
          widened [Ledger.Widened]
          generated [String]
          tests Ledger.Tests?  Left out where no tests were asked for.
          package Ledger.Package?  Left out where no package was asked for.
          diff String?  For 'git apply', of a dry run, which writes nothing.
          refused String|null
        Ledger.Moved
          id String
          role String
          lines Int
          of String?  Of a part, the member that it was cut out of; left out for a whole member.
        Ledger.Stayed
          id String
          role String
          lines Int
          reason String  A word of the fixed list.
          because String  The sentence for a person.
        Ledger.Widened
          id String
          from String
          to String
        Ledger.Tests
          folder String
          files [String]
          omitted [String]  What has no test, and why; a phrase each.
        Ledger.Package
          name String
          platform String  The least version of iOS.
          dependencies [String]  The modules of other packages that it imports.
          open [String]  The types that are public.
          unknown [String]  Types that nobody knows, so that nothing is proved of them.
          users [String]  Places of the app that name the module, the first of each file.
          obstacles [Ledger.Obstacle]
        Ledger.Obstacle
          kind String
          name String
          place String
          declared String?
          advice String
        ScanDocument
          schema Int
          folder String
          files Int
          controllers Int  How many controllers were found; ranking may hold fewer.
          massive Int
          leftOut Int  Controllers in folders that are not ranked.
          lost Int  Controllers in files that cannot be parsed.
          ranking [ScanDocument.ControllerEntry]
          unread [UnreadFile]
        ScanDocument.ControllerEntry
          rank Int
          name String
          language String
          superclass String|null
          path String
          line Int
          files [String]
          otherFiles [String]  Files that add to the class in the other language; nothing counts them.
          lines Int
          members Int
          sections Int
          mixed Int  How many responsibilities the decided members have.
          linesByResponsibility [String: Int]
          undecidedShare Int  In per cent of the members' lines.
          score Int
          reason String
          advice [String]
          verdict PlanDocument.VerdictEntry
        BacklogDocument
          schema Int
          folder String
          controllers [BacklogDocument.ControllerEntry]
          states [String: Int]  How many controllers are in each state.
          beyond Int  Lines that other roles should have, of all that were not dropped.
          first Int  Those there were when the controllers were listed.
          trend [TrendWeek]?  By weeks, with --trend.
        BacklogDocument.ControllerEntry
          rank Int
          name String
          path String
          state String
          lines Int
          beyond Int  Lines that other roles should have.
          first Int  Those it had when it was listed.
          score Int
          advice String
          note String?  What a person wrote about it.
        TrendWeek
          week String  The Monday that it begins with.
          commit String
          controllers Int
          lines Int
          beyond Int
        ModuleGraphDocument
          schema Int
          modules [ModuleGraphDocument.ModuleEntry]
          services [ModuleGraphDocument.ServiceEntry]?
          edges [ModuleGraphDocument.EdgeEntry]?
          holds [ModuleGraphDocument.ReferenceEntry]?
          findings [ModuleGraphDocument.FindingEntry]?
          notes [String]?  What of the code is not drawn; left out where all is.
          name String?  The name of the app; left out where it is not known.
          groups [ModuleGraphDocument.GroupEntry]?  Written for those who read; not read back.
        ModuleGraphDocument.GroupEntry
          name String
          folder String
          modules [String]
          fanIn Int
          fanOut Int
          instability Double
          depth Int?
          lines Int
        ModuleGraphDocument.ModuleEntry
          name String
          style String?
          roles [String: [String]]?
          file String?
          line Int?
          controllerLines Int?  The lines of a plain or a massive view controller; left out for others.
          fanIn Int?  Written for those who read; not read back.
          fanOut Int?
          instability Double?
          depth Int?
          lines Int?  The lines of all its types.
        ModuleGraphDocument.ServiceEntry
          name String
          types [String]?
          file String?
          line Int?
        ModuleGraphDocument.EdgeEntry
          from String
          to String
          kind String
          label String?
          via String?
          evidence String?
          fromType String?  The types at both ends; left out where only the modules are known.
          toType String?
          viaKind String?  What via names: factory, key, protocol, segue or type.
        ModuleGraphDocument.ReferenceEntry
          from String
          to String
          strength String
        ModuleGraphDocument.FindingEntry
          code String
          message String
          subjects [String]?
          evidence String?
        """
}
