/**
 * A set for the demo town that was new to search, written and judged by reading its products before search was run on
 * it; see `askedOfTown`.
 */
export const unseenOfTown: Readonly<Record<string, string>> = {
  negation: `
chunri laal nahi chahiye = dupatta -red
kurta no chikankari = kurta/kurta-set/kurti !chikankari
footwear without leather = juttis/sandals/shoes !leather
sandals not black = sandals -black
silver ke alawa jhumke = earrings -silver
suit without embroidery = salwar-suit !embroider|gota|chikankari
red ke alawa saree = saree -red
नीला छोड़कर कुर्ता = kurta/kurta-set/kurti -blue
bag no black = bag -black
printed nahi plain kurta = kurta/kurta-set/kurti !print|ajrakh|dabu|bandhani|leheriya|paisley|polka|floral
half sleeve nahi chahiye shirt = shirt !half.sleeve
wedding saree not red = saree -red ~silk|zari|bridal|wedding|banarasi|brocade|gota
`,
  occasion: `
office wear saree = saree ~cotton|linen|mulmul|office|kota
new year party dress = dress/anarkali
birthday frock for girls = frock/dress/lehenga/anarkali @girls
haldi ke liye peela suit = salwar-suit/kurta-set +yellow
ganesh chaturthi kurta for men = kurta/kurta-set @men
jogging ke liye lower = trousers ~jogger
rakhi gift for sister = earrings/necklace/bangles/bag/watch/scarf/saree/shawl/dupatta @women
winter wedding lehenga = lehenga/anarkali
diwali puja ke kapde = kurta/kurta-set/saree/kurti/lehenga/anarkali/salwar-suit/sherwani/nehru-jacket/dupatta/dhoti
sagai ke liye lehenga = lehenga @women
farewell saree for college = saree
ghar pe pehenne ke liye pyjama = trousers/kurta-set ~pyjama
college ke liye jhola = bag
`,
  gender: `
bua ke liye shawl = shawl/scarf @women
bade bhai ke liye jacket = jacket/nehru-jacket @men
bitiya ke liye kapde = * @girls
dulha sherwani = sherwani @men
aadmiyon ki chappal = sandals @men
लड़कियों की जूती = juttis @girls/women
husband birthday gift = watch/bag/scarf/cap/shawl/shirt/kurta/kurta-set/sweater/t-shirt/jacket/nehru-jacket/juttis/shoes/hoodie @men
aunty ke liye suit = salwar-suit
jija ji ke liye kurta = kurta/kurta-set @men
kids ethnic wear = kurta-set/lehenga/sherwani/anarkali/nehru-jacket/kurta/juttis/dupatta @boys/girls/kids
boys footwear = juttis/shoes/sandals @boys/kids
damad ke liye kurta pajama = kurta-set/kurta @men
ladies ki jacket = jacket @women
`,
  colour: `
mehroon lehenga = lehenga ~Colour:?^(Maroon|Wine)
mint green suit = salwar-suit ~mint
aasmani kurti = kurti/kurta ~sky|powder^blue
jamuni anarkali = anarkali +purple
सुनहरी चूड़ियां = bangles +gold
rust kurta for men = kurta @men ~\\brust\\b
kesariya dupatta = dupatta +orange
charcoal grey jeans = jeans ~Colour:?^Charcoal
emerald green lehenga = lehenga ~emerald
lal safed bandhani = * +red ~bandhani
pista green kurta = kurta/kurta-set/kurti +green
coral suit set = salwar-suit +orange ~coral
chocolate brown jacket = jacket/nehru-jacket +brown
`,
  synonym: `
bandhgala = nehru-jacket/jacket/sherwani ~bandhgala
kada for ladies = bangles ~kada
jean jacket = jacket ~denim
track pants = trousers ~jogger
sweat shirt = hoodie/sweater
kameez salwar = salwar-suit
kaan ki bali = earrings
mala = necklace
chudiyan = bangles
pathani suit for men = kurta-set/kurta @men
three piece suit for ladies = salwar-suit/kurta-set @women
achkan = sherwani
sports shoes = shoes
handbag = bag
`,
  size: `
lehenga size l = lehenga #L
ladies jeans 30 waist = jeans #30 @women
kurta size 38 for men = kurta/kurta-set @men #M/38
uk 7 sandals men = sandals @men #UK^7
6 number chappal ladies = sandals @women #UK^6
8 saal ki beti ke liye lehenga = lehenga @girls #8-9Y
shirt xxl full sleeve = shirt #XXL/44
36 kamar ki pant = trousers/jeans #36
shorts 34 inch = shorts #34
10 year boy sherwani = sherwani @boys #10-11Y
size 8 shoes = shoes/juttis/sandals #UK^8
कुर्ती XL = kurti/kurta @women #XL
small size suit for women = salwar-suit #S
40 size nehru coat = nehru-jacket #40/L
`,
  spelling: `
khurta for mens = kurta/kurta-set @men
palazo pant = trousers ~palazzo
banarsee saari = saree ~banarasi
jacktes mens = jacket/nehru-jacket @men
tishirt = t-shirt
sherbani = sherwani
swater for ladies = sweater @women
juttee = juttis
shaawl = shawl/scarf
georgett saree = saree ~georgette
handbeg = bag
neru jaket = nehru-jacket
leegings = leggings
`,
  attribute: `
linen saree = saree ~linen
mulmul kurta = kurta/kurti/kurta-set ~mul
ajrakh dupatta = dupatta ~ajrakh
round neck kurta = kurta/kurti/kurta-set ~Neck:?^Round
velvet suit for ladies = salwar-suit ~velvet
canvas shoes = shoes/juttis ~canvas
silk scarf = scarf/shawl ~silk
phulkari dupatta = dupatta ~phulkari
pearl juttis = juttis ~pearl
tiered dress = dress ~tier
striped kurta for office = kurta/kurti/kurta-set ~strip
straight fit jeans = jeans ~straight
khadi jacket = nehru-jacket/jacket ~khadi
`,
  price: `
sabse sasti saree = saree <1650
men kurta under 1000 = kurta/kurta-set @men <1000
jutti 800 se niche = juttis <800
anarkali 2000-3000 = anarkali >2000 <3000
silk saree above 10000 = saree ~silk >10000
bag 500 ke aas paas = bag >375 <625
frock below 600 = frock <600
shirt under 1k = shirt <1000
2 hazar tak ka suit = salwar-suit <2000
saste jhumke = earrings <600
dress 1500 se 2000 ke beech = dress >1500 <2000
trousers within 1200 = trousers <1200
sabse mehenga lehenga = lehenga >10000
`,
};
