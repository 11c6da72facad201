#import "GLHarvestViewController.h"
#import "Garden-Swift.h"

@interface GLHarvestViewController ()

@property (nonatomic, strong) Plant *plant;
@property (nonatomic, strong) UIStepper *stepper;

@end

@implementation GLHarvestViewController

- (instancetype)initWithPlant:(Plant *)plant {
    self = [super initWithNibName:nil bundle:nil];
    if (self) {
        _plant = plant;
    }
    return self;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = [NSString stringWithFormat:@"Harvest of %@", self.plant.name];
    self.stepper = [[UIStepper alloc] initWithFrame:CGRectMake(20, 120, 0, 0)];
    self.stepper.stepValue = 10;
    self.stepper.maximumValue = 5000;
    [self.view addSubview:self.stepper];
    self.navigationItem.rightBarButtonItem =
        [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemDone
                                                      target:self
                                                      action:@selector(doneTapped)];
}

- (void)doneTapped {
    NSInteger grams = (NSInteger)self.stepper.value;
    self.plant.harvestedGrams += grams;
    [[PlantStore shared] save];
    [self.delegate harvestViewController:self didAddGrams:grams];
    [self dismissViewControllerAnimated:YES completion:nil];
}

@end
