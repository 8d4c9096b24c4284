/** A ninth set for the demo town, of the same sizes, written and judged before search was run on it; see `askedOfTown`. */
export const ninthOfTown: Readonly<Record<string, string>> = {
  negation: `
lehenga except red and pink = lehenga -red -pink
sarees not in silk or georgette = saree !silk|georgette
anarkali bina velvet ke = anarkali !velvet
jeans but not slim and not skinny = jeans !slim|skinny
ladies kurta without sleeves nahi full sleeve chahiye = kurta/kurti @women ~Sleeves:^Full
shirt jo printed na ho = shirt !block.print|printed|print|dabu|ajrakh|leheriya|bandh|floral|polka
koi bhi jutti magar leather nahi = juttis !leather
dress other than black = dress -black
dupatta jo red na ho = dupatta -red
nehru jacket black chhod kar = nehru-jacket -black
mujhe jeans chahiye par blue nahi = jeans -blue
shoes without heels for women = shoes/juttis/sandals @women !block^heel
bags no leather please = bag !leather
earring oxidised wali nahi = earrings !oxidi
काली साड़ी नहीं = saree -black
जूती बिना गोटा = juttis !gota
पीले को छोड़कर कोई भी सूट = salwar-suit -yellow
kurta set minus palazzo = kurta-set !palazzo
no stripes trousers = trousers !stripe
tops except gingham = top !gingham
lehenga bridal nahi simple = lehenga !bridal|heirloom|engagement
necklace that is not bridal = necklace !bridal
men kurta no silk = kurta/kurta-set @men !silk
sweater not for men = sweater @women/girls/boys
shirt not blue for office = shirt -blue @men
`,
  occasion: `
dost ki mehendi me kya pehnu = lehenga/anarkali/salwar-suit/kurta-set/saree/kurta @women
sister ke sangeet ke liye outfit = lehenga/anarkali/salwar-suit/saree/kurta-set/kurta/sherwani ~sangeet|gota|mirror|festive|organza|silk|velvet|brocade|georgette
beach pe pehnne ke liye = dress/shorts/shirt/skirt/sandals ~beach|kaftan|summer|resort|holiday|maxi|short|mul|Goa
office wear for ladies = kurta/kurti/salwar-suit/trousers/top/dress/saree @women ~office|linen|stripe|formal|khadi
makar sankranti pe bachon ke liye = t-shirt/kurta-set/hoodie/sweater/shirt/frock @boys/girls
janmashtami ke liye bachche ki dress = kurta-set/sherwani/lehenga/frock/anarkali/dhoti/dress @boys/girls
lohri outfit women = saree/kurta/salwar-suit/anarkali/kurta-set/lehenga/shawl/dupatta @women
shaadi ki shopping dulhan lehenga = lehenga ~bridal|heirloom|engagement|reception|brocade
dulhe ke joote = juttis @men ~wedding|mojari
school function ke liye boys kurta = kurta-set @boys
roz pehenne ke liye jhumke = earrings !bridal
winter me bike chalane ke liye jacket = jacket/nehru-jacket
date pe jane ke liye dress = dress @women
garmiyo ke liye halki saree = saree ~cotton|mul|chiffon|kota|linen
baarat me pehenne ke liye mens = sherwani/kurta/kurta-set/nehru-jacket/juttis @men
engagement ke liye lehenga = lehenga @women ~engagement|reception|organza|pearl|brocade|bridal|silk|velvet
festival kurta for men = kurta/kurta-set @men ~festive|gota|silk|ajrakh|leheriya|chikankari|Eid|Diwali
office bag = bag ~satchel|tote|laptop
ghar pe aaram se pehenne ke liye pajama = trousers ~pyjama|drawstring|jogger
kitty party saree = saree ~georgette|chiffon|organza|velvet|party|silk|leheriya
puja me pehnne ki saree = saree
haldi pe pehnne ke liye = lehenga/kurta/salwar-suit/saree/dress/anarkali/dupatta +yellow
traditional dress for girls school = lehenga/kurta-set/anarkali/frock @girls
शादी के लिए लहंगा = lehenga @women !garba|chaniya|block^print
`,
  gender: `
bhaiya ke liye kurta pajama = kurta-set/kurta @men
tau ji ke liye shawl = shawl/scarf @men
sasur ji ke liye kurta = kurta/kurta-set @men
meri wife ke liye earrings = earrings @women
mere bete ke liye jeans = jeans @boys
jeans for women = jeans @women
mens cap = cap @men
women jacket quilted = jacket @women ~quilt
damad ko dene ke liye kurta = kurta/kurta-set/nehru-jacket @men
ladies juti = juttis @women
boys mojari = juttis @boys
girls hoodie = hoodie @girls/boys
bachi ka lehenga = lehenga @girls
ladkon ke liye shorts = shorts @men/boys
men ki sandal = sandals @men
bhai ke liye gift = watch/bag/scarf/cap/shawl/shirt/kurta @men
anniversary gift for husband = watch/bag/scarf/cap/shawl/shirt/kurta @men
female kurta pant set = kurta-set @women
दादी के लिए शॉल = shawl/scarf @women
पुरुषों की घड़ी = watch @men
beti ki shaadi ke liye lehenga = lehenga @women !garba|chaniya|block^print
pote ke liye sherwani = sherwani @boys
saali ke liye jhumka = earrings
`,
  colour: `
laal saree = saree +red
neela kurta mens = kurta/kurta-set @men +blue
hara suit = salwar-suit +green
black dupatta = dupatta +black
white jutti = juttis +white
yellow frock = frock +yellow
golden juttis = juttis ~gold
lal rang ka lehenga = lehenga +red
gulabi rang ki jacket = jacket +pink
bhura jacket = jacket/nehru-jacket +brown
silver sandal = sandals +silver
maroon mojari = juttis ~maroon
off white saree = saree +white
khaki pant = trousers ~khaki
red tshirt = t-shirt +red
grey muffler = scarf +grey
turmeric yellow saree = saree ~turmeric
safed kurta pajama = kurta-set/kurta +white
indigo anarkali = anarkali ~indigo
हरी ड्रेस = dress +green
काला कुर्ता = kurta +black
gray sweater = sweater +grey
pich lehenga = lehenga ~peach
purpel suit = salwar-suit +purple
`,
  synonym: `
churidaar pajama = leggings/trousers/kurta-set
poshak rajasthani = lehenga/dress/anarkali ~bandh|leheriya|gota|chaniya|block
rajputi poshak = lehenga
woolen cap muffler = scarf
gale ka set = necklace
kamiz salwar = salwar-suit
langa choli = lehenga
mirja jacket bandi = nehru-jacket
ladies stole = scarf/shawl @women
track pant = trousers ~jogger
woollen shawl = shawl ~wool
ladies top long = top
bootcut pant = trousers/jeans ~flare|bootcut
sweat shirt with cap = hoodie
hath ki ghadi = watch
lehnga chunni = lehenga
lac ke kade = bangles ~kada
sandle flat ladies = sandals @women ~flat|kolhapuri
coller wali tshirt = t-shirt ~polo|collar
designer pagdi safa wala kurta = kurta @men
jaipuri razai wali jacket = jacket/nehru-jacket ~quilt
kurta pajama set gents = kurta-set @men
pajama ladies cotton = trousers @women ~pyjama
`,
  size: `
kurti 3xl ya xxl = kurti #XXL
shirt size 42 = shirt #42/XL
jeans 30 size ladies = jeans @women #30
bangles 2.8 = bangles #2.8
jutti 7 number ladies = juttis @women #UK^7
medium size hoodie men = hoodie @men #M
lehenga small size = lehenga @women #S
6 year old girl frock = frock #6-7Y
9 saal ke ladke ki shirt = shirt @boys #8-9Y
waist 38 trousers = trousers #38
uk 10 shoes = shoes/juttis #UK^10
`,
  spelling: `
lehega = lehenga
sherwaani for groom = sherwani @men
sweeter for gents = sweater @men
juuti ladies = juttis @women
kurta for mans = kurta/kurta-set @men
chikan kaari kurti = kurta/kurti ~chikan
duptta red = dupatta +red
braslet kada = bangles
goun dress = dress/anarkali
blezer coat men = jacket/nehru-jacket @men
`,
  attribute: `
bandhani dupatta = dupatta ~bandh
gota patti lehenga = lehenga ~gota
wool stole = shawl/scarf ~stole ~wool !cotton
puff sleeve top = top ~puff
ajrakh saree = saree ~ajrakh
georgette suit = salwar-suit ~georgette
dress with pockets = dress ~pocket
linen kurta women = kurta @women ~linen
khadi nehru jacket = nehru-jacket ~khadi
floral maxi dress = dress ~floral|maxi
quilted sleeveless jacket = jacket/nehru-jacket ~quilt
`,
  price: `
1000 rupay tak ki saree = saree <1000
kurta under 800 = kurta <800
cheapest jutti = juttis <800
lehenga under 5000 = lehenga <5000
dress 1500 wali = dress >1125 <1875
hoodie 1000 tak = hoodie <1000
5000 se upar ki saree = saree >5000
suit 1500 se 2500 = salwar-suit >1500 <2500
mahangi sherwani = sherwani >10000
watch below 2000 = watch <2000
शर्ट 800 के अंदर = shirt <800
`,
};
