/**
 * Stems typical of products for an occasion or a season, since such products rarely name it. Matches by these rank
 * after those that do.
 */
const speaksFor: Readonly<Record<string, string>> = {
  wed: 'bridal bride groom banarasi zari zardozi brocad kundan polki gota sherwani lehenga heavi velvet sangeet festiv silk recept engag heirloom',
  bridal: 'wed bride banarasi zari zardozi brocad kundan polki gota heavi',
  groom: 'wed sherwani brocad bandhgala',
  sangeet: 'wed gota festiv parti mirror lehenga anarkali',
  parti:
    'festiv sequin satin velvet even gown shimmer embellish silver crepe cocktail club sangeet heel stiletto',
  even: 'parti cocktail satin velvet clutch gown',
  cocktail: 'parti even satin gown',
  festiv: 'parti silk zari gota chanderi bandhani brocad mirror embroid sangeet teej holi diwali wed',
  garba: 'chaniya mirror bandhani bandhej festiv',
  navratri: 'garba chaniya mirror bandhani bandhej festiv',
  mehendi: 'haldi sangeet gota mint festiv',
  engag: 'recept bridal wed pearl',
  recept: 'wed bridal banarasi brocad silk zari velvet parti',
  holiday: 'resort beach vacat travel floral',
  vacat: 'resort beach holiday travel floral',
  resort: 'holiday beach vacat',
  diwali: 'festiv silk zari gota chanderi brocad',
  holi: 'white cotton festiv',
  haldi: 'yellow turmer mustard marigold lemon',
  offic: 'formal linen solid stripe work workwear oxford monday pleat trouser blazer messeng laptop satchel',
  formal: 'offic oxford pinstrip derbi brogu monk corpor pleat trouser blazer work tie',
  casual: 'everyday daili cotton basic weekend tshirt',
  daili: 'everyday casual cotton basic',
  everyday: 'daili casual cotton basic',
  colleg: 'casual everyday kurti tshirt jean backpack',
  summer: 'cotton mulmul linen light sleeveless short airi cool beach tank',
  winter:
    'wool woollen fleec quilt warm sweater knit thermal corduroy velvet shawl pashmina hoodi sweatshirt cardigan pullov jacket beani skull',
  onam: 'white ivory cream gold silk festiv',
  walk: 'sport sneaker run canva comfort train',
  beach: 'summer kaftan resort holiday sandal swimwear flipflop flop bikini swimsuit',
  travel: 'holiday resort backpack comfort duffl rucksack',
  gym: 'sport train workout track run activ yoga athlet perform duffl legging tight',
  workout: 'gym sport train run activ yoga athlet perform legging tight duffl',
  exercis: 'gym sport train workout run activ yoga athlet',
  jog: 'jogger run sport train gym track',
  trek: 'hike trail climb mountain outdoor boot rucksack backpack',
  hike: 'trek trail climb mountain outdoor boot rucksack backpack',
  swim: 'swimwear swimsuit',
  sport: 'gym train run track activ athlet perform',
  run: 'sport train gym athlet jog',
  yoga: 'sport stretch activ gym legging tight',
  puja: 'festiv cotton silk white dhoti saree sare tradit ethnic',
  ethnic: 'tradit kurta sare lehenga festiv',
  tradit: 'ethnic festiv handloom silk',
  rain: 'raincoat waterproof windcheat repel',
  school: 'backpack uniform scholar',
  check: 'checker gingham plaid buffalo',
  checker: 'check gingham plaid',
  stripe: 'strip pinstrip breton',
  strip: 'stripe pinstrip breton',
  print: 'printed block floral',
  embroid: 'embroideri chikankari zari gota zardozi',
  night: 'nightdress nightsuit nightwear nighti sleepwear',
  comfort: 'soft cotton cushion stretch comfi',
};

/** Stems typical of what these stems name. */
export const speakingFor = (stems: readonly string[]): string[] =>
  stems.length === 1 && Object.hasOwn(speaksFor, stems[0] ?? '')
    ? (speaksFor[stems[0] ?? ''] ?? '').split(' ')
    : [];

const wishes = new Set(Object.entries(speaksFor).flatMap(([stem, stems]) => [stem, ...stems.split(' ')]));

/** Whether a stem names a desired property. */
export const isWish = (stem: string): boolean => wishes.has(stem);
