/** A second lot over the demo town, written and judged when what the first lot showed was mended, before it was asked; as `askedOfTown`. */
export const secondOfTown: Readonly<Record<string, string>> = {
  negation: `
necklace without kundan = necklace !kundan
green ke bina salwar suit = salwar-suit -green
kurta set no palazzo = kurta-set !palazzo
dupatta without gota = dupatta !gota
trousers not checked = trousers !check
shawl but no red = shawl/scarf -red
full sleeve nahi chahiye kurti = kurti/kurta !Sleeves:?^Full
लाल या गुलाबी नहीं लहंगा = lehenga -red -pink
women shoes not slip on = shoes/juttis/sandals @women !slip
cotton nahi saree silk wali = saree !cotton
hoodie except black = hoodie -black
watch without leather strap = watch !leather
`,
  occasion: `
daadi ki puja ke liye saree = saree
karva chauth ke liye lal saree = saree +red
picnic ke liye dress = dress
office ke liye formal pant = trousers
thandi ke liye shawl = shawl/scarf
baby shower dress = dress/anarkali/lehenga
dandiya night chaniya choli = lehenga
class party tshirt = t-shirt
mandir jaane ke liye kurta = kurta/kurta-set/kurti
summer shirts for men = shirt @men
winter coat for women = jacket @women
bhai dooj kurta = kurta/kurta-set/kurti
rainy day shoes = shoes/juttis/sandals
`,
  gender: `
nana ji ke liye shawl = shawl/scarf @men
saas ke liye saree = saree
mere bete ka kurta pajama = kurta-set/kurta @boys
ladies denim jeans = jeans @women
girls party wear = frock/dress/lehenga/anarkali/kurta-set @girls
mens nagra = juttis @men
बच्चियों के लिए फ्रॉक = frock/dress @girls
devar ke liye shirt = shirt @men
bhabhi ke liye jhumke = earrings
jeans for women high waist = jeans @women
boys winter hoodie = hoodie/sweater @boys/kids
gents belt or cap = cap/belt @men
`,
  colour: `
lemon yellow frock = frock ~lemon
wine sherwani or maroon = sherwani +red
cream colour sweater = sweater +beige
katthai kurta = kurta/kurta-set ~maroon|brown|chocolate|wine
neele jeans mens = jeans +blue @men
firozi lehenga = lehenga ~firozi|turquoise|teal
sage green saree = saree ~sage
black nehru jacket = nehru-jacket +black
lavender hoodie = hoodie ~lavender
हरी कुर्ती या कुर्ता = kurti/kurta +green
tan mojari = juttis ~\\btan\\b
golden sandals for ladies = sandals +gold
pink juttis for girls = juttis +pink @girls
`,
  synonym: `
kurta pant set for ladies = kurta-set @women
dhoti for pooja = dhoti
blanket shawl = shawl
basket wali jacket = nehru-jacket
loafer = shoes ~loafer
chinos = trousers ~chino
ladies chappal flat = sandals ~flat|kolhapuri
shoulder bag = bag
bead mala = necklace
nightie = * ~nightdress
pullover for ladies = sweater @women
gharchola = saree ~gharchola
poncho stole = scarf/shawl
`,
  size: `
kurti m size = kurti #M
jeans 34 size gents = jeans #34 @men
xs top = top #XS
sherwani size 44 = sherwani #44
2.8 bangles = bangles #2.8
size 10 mojari = juttis #UK^10
3 year old girl frock = frock/dress @girls #2-3Y/4-5Y
trousers 30 waist mens = trousers #30 @men
kurta 40 inch chest men = kurta/kurta-set @men #L/40
xl hoodie women = hoodie @women #XL
t shirt size s mens = t-shirt @men #S
10-11 saal ladki lehenga = lehenga @girls #10-11Y
`,
  spelling: `
salwaar kameej = salwar-suit
kolhapure = sandals ~kolhapuri
dupptta = dupatta
jewellry = earrings/necklace/bangles
chikenkari kurti = kurti/kurta ~chikankari
patiyala suit = salwar-suit ~patiala
pashmeena shawl = shawl
blok print shirt = shirt ~block
nightdres = * ~nightdress
swter = sweater
sneekers mens = shoes @men
kurta payjama = kurta-set ~pyjama
anarkalee = anarkali
`,
  attribute: `
velvet lehenga = lehenga ~velvet
fleece hoodie = hoodie ~fleece
organza lehenga = lehenga ~organza
paisley kurta = kurta/kurta-set/kurti ~paisley
full sleeves tshirt = t-shirt ~long^sleeve|full
cotton socks or leggings = leggings
side slit kurta = kurta ~slit
pearl necklace = necklace ~pearl
denim dress = dress/frock ~denim
tie dye dupatta = dupatta ~bandhani|leheriya|bandhej
leather mojari = juttis ~leather
wide leg palazzo = trousers/kurta-set ~palazzo
gingham shirt = shirt ~gingham
`,
  price: `
saree 1500 se 2500 = saree >1500 <2500
kids lehenga under 1500 = lehenga @girls <1500
earring below 400 = earrings <400
mens jeans under 1600 = jeans @men <1600
4000 tak ki sherwani = sherwani <4000
tshirt 500-700 = t-shirt >500 <700
mehengi saree = saree >5000
handbag under ₹800 = bag <800
salwar suit between 1500 to 2000 = salwar-suit >1500 <2000
nehru jacket 2500 tak = nehru-jacket <2500
lehenga jiska price 3000 se kam ho = lehenga <3000
sabse sasta kurta = kurta <960
shirt at 700 = shirt <720
`,
};

/** And over a real catalogue. */
export const secondOfReal: Readonly<Record<string, string>> = {
  negation: `
leggings not white = Leggings !white
backpack without laptop = Backpacks !laptop
kurta without embroidery = Kurtas !embroider
sports shoes nahi casual shoes = Shoes !sport|running
skirt not a-line = Skirts !A-line
jewellery set no pearl = Jewellery^Sets !pearl
full sleeve nahi sweatshirt = Sweatshirts/Hoodies^&^Sweatshirts !full^sleeve
jeans bina ladies = Jeans @men/boys
blazer not printed = Blazers^&^Suits !print
polo nahi tshirt = T-Shirts/Tees !polo
ring without diamond = Rings !diamond
socks not ankle = Socks^&^Stockings !ankle
`,
  occasion: `
marriage ke liye jewellery = Jewellery^Sets/Necklaces/Earrings/Bangles^&^Bracelets/Rings/Pendants/Nose^&^Body^Jewellery/Brooches
casual kurti for college = Kurtis
winter jacket for women = Jackets/Coats @women
trekking bag = Backpacks/Bags
office wear shirt for women = Shirts @women
sports bra for gym = Bras/Bras^&^Tanks ~sport|gym|workout|train|fit
party dress for girls = Dresses @girls
baby party frock = Dresses @girls/kids
wedding sherwani for boy = Sherwanis/Ethnic^Sets ~sherwani
home wear pyjama = Pyjamas^&^Night^Suits/Thermals/Harem^Pants/Ethnic^Sets
swimsuit for men = Swimwear @men
summer shorts men = Shorts @men
traveling ke liye duffle bag = Bags/Backpacks
`,
  gender: `
mens socks = Socks^&^Stockings @men
ladies slippers = Slippers^&^Flip^Flops/Sandals !\\bmen\\b
girls track pants = Track^Pants @girls
baby boy dungaree = Jumpsuits^&^Dungarees @boys ~dungaree
women sweatshirt = Sweatshirts/Hoodies^&^Sweatshirts @women
papa ke liye kurta pajama = Ethnic^Sets/Kurtas @men
mens wrist watch = Watches ~\\bmen
लड़कों की टी शर्ट = T-Shirts/Tees @boys/men
mummy ke liye night suit = Pyjamas^&^Night^Suits/Nightwear !\\bmen\\b
men bracelet = Bangles^&^Bracelets
kids party shoes = Shoes/Sandals ~kid|boy|girl|baby
women ethnic set = Ethnic^Sets @women/
girls kurti set = Ethnic^Sets/Kurtis @girls/women
`,
  colour: `
maroon bra = Bras ~maroon
blue dress = Dresses ~blue
black hoodie = Hoodies^&^Sweatshirts/Sweatshirts ~black
grey trousers men = Trousers/Pants ~gr[ae]y
white tshirt women = T-Shirts/Tees @women ~white
yellow shorts = Shorts ~yellow
pink romper = Jumpsuits^&^Dungarees/Bodysuits ~pink
multicolor top = Tops ~multi
rose gold necklace = Necklaces/Pendants/Jewellery^Sets ~rose.gold
gulabi bag = Handbags^&^Clutches/Backpacks/Bags ~pink
brown bag = Handbags^&^Clutches/Backpacks/Bags ~brown
लाल जैकेट = Jackets ~\\bred\\b
black sling bag = Handbags^&^Clutches ~black
`,
  synonym: `
night gown = Nightwear
suit ka kapda = Dress^Material
hawai chappal = Slippers^&^Flip^Flops
bermuda = Shorts ~short
gym vest = Vests^&^Camisoles/Tanks/Bras^&^Tanks
jewellery ka set = Jewellery^Sets
kalai ghadi = Watches
saree ki pin = Brooches
pallu scarf stole = Scarves^&^Stoles/Dupattas
winter inner = Thermals
three fourth pant = Capris^&^Three-fourths
romper suit = Jumpsuits^&^Dungarees/Bodysuits
visiting card holder = Card^Holders
lehenga chunni = Lehenga^Cholis
`,
  size: `
running shorts 34 = Shorts #34
xs jacket for women = Jackets @women #XS
men hoodie size m = Hoodies^&^Sweatshirts @men #M
tank size s = Tanks/Bras^&^Tanks #S
track pant 32 = Pants/Track^Pants #32
women tee l size = Tees @women #L
28 waist shorts women = Shorts @women #28
xl sports bra = Bras/Bras^&^Tanks #XL
medium tee men = Tees/T-Shirts #M
jacket small men = Jackets @men #S
pants size 29 women = Pants @women #29
sweatshirt L = Hoodies^&^Sweatshirts/Sweatshirts #L
`,
  spelling: `
bracelates = Bangles^&^Bracelets
jackit = Jackets
waistcot = Waistcoats/Ethnic^Sets ~waistcoat
leggins = Leggings
handbegs = Handbags^&^Clutches/Bags
nightsute = Pyjamas^&^Night^Suits/Nightwear
kurtees = Kurtis
stokings = Socks^&^Stockings ~stocking
pajma = Pyjamas^&^Night^Suits/Ethnic^Sets/Nightwear/Thermals/Apparel^Combos
sweatshart = Sweatshirts/Hoodies^&^Sweatshirts
sandels ladies = Sandals
pandents = Pendants/Necklaces
bagpak = Backpacks
`,
  attribute: `
plunge bra = Bras ~plunge
wayfarer sunglasses = Sunglasses ~wayfarer
striped polo tshirt = T-Shirts ~strip
hooded sweatshirt = Hoodies^&^Sweatshirts/Sweatshirts ~hood
round neck sweater = Sweaters^&^Cardigans ~round^neck
pearl necklace set = Necklaces/Jewellery^Sets ~pearl
empire waist dress = Dresses ~empire
silk blouse material = Dress^Material ~silk
regular fit trousers = Trousers ~regular
crystal brooch = Brooches ~crystal
leather backpack = Backpacks ~leather
floral print top = Tops ~floral
quilted jacket = Jackets ~quilt
`,
  price: `
kurta pajama under 1000 = Ethnic^Sets/Kurtas <1000
belt under 1000 = Belts <1000
socks 200 ke andar = Socks^&^Stockings <200
shoes 1000 se 2000 = Shoes >1000 <2000
sabse mehenga blazer = Blazers^&^Suits >4900
lehenga below 2000 = Lehenga^Cholis <2000
girls top under 500 = Tops @girls <500
watch 500 se 1000 = Watches >500 <1000
jeans upto 700 = Jeans <700
₹100 se kam bra = Bras <100
tie under 300 = Ties <300
sports shoes below 1000 = Shoes ~sport|running|train <1000
pendant 300 tak = Pendants <300
`,
};
