/**
 * Searches for brands and goods that the demo town does not have, judged before search was run on them: `levis jeans =
 * Levi’s jeans`. First the name that must be said to be missing, `^` for a space; then the kinds of products that may be shown beside
 * it, `-` for none.
 */
export const notHere: Readonly<Record<string, string>> = {
  brands: `
levis jeans = Levi’s jeans
nike shoes = Nike shoes/juttis
adidas tshirt = Adidas t-shirt
puma sneakers mens = Puma shoes/juttis
zara dress = Zara dress
h&m top = H&M top
biba kurti = Biba kurti/kurta
fabindia kurta mens = FabIndia kurta/kurta-set
manyavar sherwani = Manyavar sherwani
raymond shirt = Raymond shirt
allen solly trousers = Allen^Solly trousers
van heusen formal shirt = Van^Heusen shirt
peter england shirt men = Peter^England shirt
us polo t shirt = U.S.^Polo^Assn. t-shirt
tommy hilfiger watch = Tommy^Hilfiger watch
titan watch ladies = Titan watch
fossil watch = Fossil watch
bata sandals = Bata sandals/juttis
woodland shoes for men = Woodland shoes/juttis
sabyasachi lehenga = Sabyasachi lehenga
gucci bag = Gucci bag
baggit handbag = Baggit bag
addidas shoes = Adidas shoes/juttis
rebok shoes men = Reebok shoes/juttis
jack and jones jeans = Jack^&^Jones jeans
wrangler jeans black = Wrangler jeans
forever 21 dress = Forever^21 dress
red tape shoes = Red^Tape shoes/juttis
levi's = Levi’s jeans
लेवाइस जींस = Levi’s jeans
indigo nation shirt = Indigo^Nation shirt
`,
  goods: `
belt = belts cap/scarf/watch/shawl/dupatta
bindi = bindis earrings/necklace/bangles
sunglasses = sunglasses cap/scarf/watch/shawl/dupatta
chashma for men = sunglasses cap/scarf/watch/shawl/dupatta
tie = ties cap/scarf/watch/shawl/dupatta
white socks = socks cap/scarf/watch/shawl/dupatta
gloves = gloves cap/scarf/watch/shawl/dupatta
wallet mens = wallets bag
leather belt for men = belts cap/scarf/watch/shawl/dupatta
umbrella = umbrellas -
perfume = perfumes -
lipstick red = lipsticks -
bra = bras -
swimsuit = swimsuits -
raincoat = raincoats jacket/hoodie/sweater/nehru-jacket
boots for men = boots shoes/sandals/juttis
blazer = blazers jacket/hoodie/sweater/nehru-jacket/sherwani
payal = anklets|payals earrings/necklace/bangles
gold ring = rings earrings/necklace/bangles
nose pin = nose^pins earrings/necklace/bangles
hair clip = hair^clips -
helmet = helmets -
mobile cover = mobile^covers -
bedsheet = bedsheets -
tracksuit = tracksuits trousers/jeans/leggings/shorts/skirt
jumpsuit = jumpsuits dress/top/kurta/kurti/skirt/frock/anarkali/lehenga/saree/salwar-suit
maang tikka = maang^tikkas earrings/necklace/bangles
brooch = brooches earrings/necklace/bangles
laptop = laptops -
safa = turbans kurta/shirt/dhoti/nehru-jacket/cap/scarf/watch/shawl/dupatta
`,
};

/** A search for what is not here: the names of which one must be said, and the kinds that may be shown. */
export interface Absent {
  readonly text: string;
  readonly names: readonly string[];
  readonly kinds: readonly string[];
}

export const readAbsent = (sets: Readonly<Record<string, string>>): Absent[] =>
  Object.values(sets).flatMap((lines) =>
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const [text = '', rest = ''] = line.split(' = ');
        const [names = '', kinds = ''] = rest.split(' ');
        return {
          text,
          names: names.replaceAll('^', ' ').split('|'),
          kinds: kinds === '-' ? [] : kinds.split('/'),
        };
      }),
  );
