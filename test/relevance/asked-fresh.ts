/** A set for the demo town, written and judged after the changes of record 168; see `askedOfTown`. */
export const freshOfTown: Readonly<Record<string, string>> = {
  negation: `
dupatta not silk = dupatta !silk
sherwani maroon nahi = sherwani -red
jacket without quilting = jacket/nehru-jacket !quilt
saree bina gota = saree !gota
necklace not silver = necklace -silver
`,
  occasion: `
sangeet outfit for women = lehenga/saree/anarkali/salwar-suit/kurta-set/kurta/dupatta/dress/skirt @women
eid kurta for men = kurta/kurta-set @men
baraat juttis for men = juttis @men
barsaat ki saree = saree
pooja saree = saree
date night dress = dress
`,
  gender: `
chachi ke liye suit = salwar-suit
baby boy kurta = kurta-set/kurta @boys
men stole = scarf/shawl @men
ladies hoodie = hoodie @women
बहन के लिए दुपट्टा = dupatta
`,
  colour: `
neela nehru jacket = nehru-jacket +blue
olive tshirt = t-shirt ~olive
crimson lehenga = lehenga +red
hari jutti = juttis +green
rose gold watch = watch ~rose^gold
`,
  synonym: `
kolhapuri = sandals ~kolhapuri
wollen cap = cap
jewellery set = necklace/earrings/bangles
slip ons = shoes ~slip
`,
  size: `
nehru jacket 40 = nehru-jacket #40/L
7 saal ke ladke ke liye jeans = jeans @boys #6-7Y/8-9Y
trousers 32 = trousers #32
uk 9 mojari = juttis #UK^9
`,
  spelling: `
chickankari = * ~chikankari
shervanee = sherwani
kurtha = kurta/kurta-set/kurti
nehru jackt = nehru-jacket
lehriya sari = saree ~leheriya
bangdi = bangles
`,
  attribute: `
pleated skirt = skirt ~pleat
block heel sandals = sandals ~block
henley tshirt = t-shirt ~henley
band collar shirt = shirt ~band
meenakari necklace = necklace ~meenakari
`,
  price: `
jeans 1200 se kam = jeans <1200
anarkali under 2500 = anarkali <2500
saree 2000 se 3000 tak = saree >2000 <3000
sasti jutti = juttis <1230
`,
};

/** The same for a real catalogue. */
export const freshOfReal: Readonly<Record<string, string>> = {
  negation: `
kurti not cotton = Kurtis !cotton
top without print = Tops !print
bag except black = Backpacks/Handbags^&^Clutches/Bags !black
jeans not for women = Jeans @men/boys
necklace bina pearl = Necklaces/Jewellery^Sets/Pendants !pearl
`,
  occasion: `
evening dress = Dresses/Dress^Material
school shoes = Shoes
office trousers men = Trousers/Pants @men
gym shorts = Shorts
cocktail ring = Rings
diwali kurta for men = Kurtas/Ethnic^Sets @men
`,
  gender: `
baby girl frock = Dresses @girls/kids
boys shorts = Shorts @boys
ladies watch = Watches ~women|girl|ladies
mens belt = Belts @men
bhai ke liye ghadi = Watches ~\\bmen
wife ke liye necklace = Necklaces/Jewellery^Sets/Pendants
`,
  colour: `
green kurti = Kurtis ~green
silver bracelet = Bangles^&^Bracelets ~silver
pink shoes = Shoes/Sandals ~pink
blue backpack = Backpacks ~blue
काला बैग = Backpacks/Handbags^&^Clutches/Bags ~black
`,
  synonym: `
hand purse = Handbags^&^Clutches/Bags
track suit = Track^Suits
salwar suit = Dress^Material/Ethnic^Sets/Patialas^&^Churidars
innerwear for men = Briefs^&^Boxers/Vests^&^Camisoles/Thermals
night suit = Pyjamas^&^Night^Suits/Nightwear
`,
  size: `
tee xl = Tees/T-Shirts #XL
women shorts 30 = Shorts #30
jacket large size = Jackets #L
`,
  spelling: `
jakets = Jackets
kurtiss = Kurtis
bangels = Bangles^&^Bracelets
blezer = Blazers^&^Suits
sunglass = Sunglasses
legins = Leggings
`,
  attribute: `
polo neck tshirt = T-Shirts ~polo
net saree = Sarees ~\\bnet\\b
wedge heels = Sandals ~wedge
gold plated necklace = Necklaces/Jewellery^Sets/Pendants ~gold.?plated
maxi dress = Dresses ~maxi
patiala salwar = Patialas^&^Churidars/Ethnic^Sets/Dress^Material ~patiala|salwar
`,
  price: `
leggings under 200 = Leggings <200
dress 500 se kam = Dresses <500
shirt around 700 = Shirts >525 <875
bangles 200 tak = Bangles^&^Bracelets <200
`,
};
