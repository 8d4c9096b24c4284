/** A seventh set for the demo town, written and judged before search was run on it; see `askedOfTown`. */
export const seventhOfTown: Readonly<Record<string, string>> = {
  negation: `
kurta pyjama pink nahi = kurta-set @men/boys -pink
lehenga without gota = lehenga !gota
hoodie koi bhi but not olive = hoodie -green
juttis no leather = juttis !leather
काले के अलावा ड्रेस = dress -black
`,
  occasion: `
karwa chauth par saree = saree
mata ki chowki suit = salwar-suit
namkaran ke liye bacche ka kurta = kurta-set/sherwani @boys/girls
boss ki party ke liye shirt = shirt @men
thandi shaam ke liye shawl = shawl
haldi mein pehenne wala lehenga = lehenga +yellow
`,
  gender: `
chacha ko dene ke liye kurta = kurta @men
papa ke liye chappal = sandals/juttis @men
saasu maa ki saree = saree @women
munni ki jutti = juttis @girls
लड़की के लिए टॉप = top @women
boys ke jeans = jeans @boys
`,
  colour: `
rust colour kurti = kurti ~rust
halka neela shirt = shirt +blue
gold earring for party = earrings +gold
charcoal jeans mens = jeans +grey
बैंगनी अनारकली = anarkali +purple
`,
  synonym: `
gamchha type stole = scarf
loose pants ladies = trousers @women
wallet style satchel = bag ~satchel
ghagra for navratri = lehenga
joothi for men = juttis @men
`,
  size: `
kurti xxl size = kurti #XXL
choodi 2.8 = bangles #2.8
jacket 42 size gents = jacket/nehru-jacket @men #42/XL
4 saal ki bachi ka frock = frock #4-5Y
`,
  spelling: `
shervanni groom = sherwani @men
bandhni saree = saree ~bandh
trouzer formal = trousers ~formal
jwellery neckles = necklace
patiyala suit peach = salwar-suit ~patiala
`,
  attribute: `
paisley saree = saree ~paisley
mirror work lehenga = lehenga ~mirror
`,
  price: `
dress 1500 se neeche = dress <1500
1000 ke andar mens shirt = shirt @men <1000
saree above 9000 = saree >9000
watch 2000 tak = watch <2000
शॉल 3000 से कम = shawl <3000
`,
};

/** The same for a real catalogue. */
export const seventhOfReal: Readonly<Record<string, string>> = {
  negation: `
earring not pearl = Earrings !pearl
handbag no leather = Handbags^&^Clutches !leather
leggings printed nahi chahiye = Leggings !print
men shirt full sleeve not = Shirts @men !full^sleeve
`,
  occasion: `
zumba ke liye leggings = Leggings/Tights/Pants ~legging|tight
mandir jaane ke liye saree = Sarees
sagai ki ring = Rings
job interview trousers men = Trousers/Pants @men
picnic ke liye cap = Caps^&^Hats
baby naming ceremony dress = Dresses/Ethnic^Sets/Lehenga^Cholis @girls/boys/kids
`,
  gender: `
dulha ke chhote bhai ki sherwani = Sherwanis/Ethnic^Sets ~sherwani
gents purse belt = Belts @men
ladies coat = Coats/Jackets @women
bachi ke liye skirt = Skirts @girls
`,
  colour: `
navy blue track pant = Track^Pants ~navy|blue
सफेद शर्ट = Shirts ~white
tan loafers = Shoes ~\\btan\\b
`,
  synonym: `
naak ki nathni = Nose^&^Body^Jewellery
full body kaftan nighty = Nightwear/Kaftans
hawai chappal gents = Slippers^&^Flip^Flops
hand bracelet kada = Bangles^&^Bracelets
bellies for women = Shoes/Sandals ~bell
`,
  size: `
tank xs women = Bras^&^Tanks @women #XS
yoga shorts 34 men = Shorts @men #34
mens sports pant 36 = Pants/Track^Pants #36
running tee small = Tees #S
`,
  spelling: `
capree for ladies = Capris^&^Three-fourths @women
bracelate = Bangles^&^Bracelets
sunglases wayfarar = Sunglasses ~wayfarer
cardigon women = Sweaters^&^Cardigans @women
`,
  attribute: `
semi stitched salwar suit = Dress^Material ~semi
polo t shirt women = T-Shirts @women ~polo
kanjivaram saree = Sarees ~kanjivaram|kanjeevaram
`,
  price: `
lehenga 1000 se kam = Lehenga^Cholis <1000
heels 500 tak = Sandals <500
gold ring under 5000 = Rings ~gold <5000
track suit 700 ke andar = Track^Suits <700
cap 400 se niche = Caps^&^Hats <400
`,
};
