/** Queries over the demo town that were written later and judged before search was looked at again (record 217); as `askedOfTown`. */
export const laterOfTown: Readonly<Record<string, string>> = {
  negation: `
saree without zari = saree !zari
white shirt not linen = shirt +white !linen
dresses except black = dress/frock -black
kurta not for men = kurta/kurta-set/kurti @women/girls/boys
jeans but not blue = jeans -blue
sari jo red na ho = saree -red
bag leather nahi chahiye = bag !leather
women jacket not sleeveless = jacket @women !sleeveless
tshirt black chhod ke = t-shirt -black
earrings not silver = earrings -silver
`,
  occasion: `
mehndi ke liye suit = salwar-suit
garba dress = lehenga/dress ~garba|chaniya|mirror|bandhani
bhai ki shaadi ke liye kurta = kurta/kurta-set
daily wear kurti = kurti/kurta @women
interview shirt for men = shirt @men ~formal|office|oxford|work
engagement lehenga = lehenga @women ~engagement|bridal|reception|wedding
reception saree = saree ~reception|wedding|banarasi|brocade|silk|party|velvet
cocktail party dress = dress/anarkali
gym tshirt = t-shirt
holiday shirt = shirt ~holiday|resort|beach|linen|vacation
thandi ke kapde = sweater/hoodie/jacket/shawl/scarf/nehru-jacket/anarkali/salwar-suit ~winter|wool|velvet|quilt|fleece|denim|corduroy|warm
garam kapde = sweater/hoodie/jacket/shawl/scarf/nehru-jacket/anarkali/salwar-suit ~winter|wool|velvet|quilt|fleece|denim|corduroy|warm
night dress = * ~nightdress
nightwear = * ~nightdress
sone ke kapde = * ~nightdress
barsaat ke liye jacket = jacket/nehru-jacket
monsoon shoes = shoes/juttis
navratri lehenga = lehenga ~garba|navratri|bandhani|mirror|chaniya
winter wear for men = sweater/hoodie/jacket/shawl/scarf/nehru-jacket @men
`,
  gender: `
shirt for my husband = shirt @men
mummy ke liye saree = saree
ladke ki jeans = jeans @boys/kids
lehenga for baby girl = lehenga @girls/kids
gents chappal = sandals @men
men nehru jacket = nehru-jacket @men
women hoodie = hoodie @women
sister ke liye gift = earrings/necklace/bangles/bag/watch/scarf/saree/shawl/dupatta @women
papa ke liye kurta = kurta/kurta-set @men
बेटे के लिए कुर्ता = kurta/kurta-set @boys/kids
महिलाओं के जूते = shoes/juttis/sandals @women
`,
  colour: `
laal rang ki saree = saree +red
sky blue kurti = kurti/kurta ~sky^blue
off white kurta = kurta/kurti/kurta-set +white
peela lehenga = lehenga +yellow
काली शर्ट = shirt +black
wine colour kurta = kurta/kurti/kurta-set ~wine
dark green saree = saree +green
rani pink lehenga = lehenga ~rani
peach saree = saree ~peach
silver earrings = earrings +silver
baingani saree = saree +purple
blue and white saree = saree ~white +blue
`,
  synonym: `
jhumki = earrings
odhni = dupatta
churidar suit = salwar-suit
waistcoat = nehru-jacket/jacket
sneakers = shoes
bracelet = bangles
coat = jacket/nehru-jacket
sling bag = bag
palazzo = trousers/kurta-set ~palazzo
jeans pant = jeans
half pant = shorts
लहंगा = lehenga
gale ka haar = necklace
joggers = trousers ~jogger
wristwatch = watch
`,
  size: `
red kurta xl = kurta/kurta-set/kurti +red #XL
mens shirt 42 = shirt @men #42/XL
size 9 juttis mens = juttis @men #UK^9
jeans waist 36 mens = jeans #36 @men
2-3 saal ke bache ka kurta = kurta/kurta-set @boys/girls/kids #2-3Y
6 years girl dress = dress/frock/lehenga/anarkali @girls #6-7Y
sherwani 42 size = sherwani #42
bangle size 2.8 = bangles #2.8
s size dress = dress #S
double xl shirt = shirt #XXL/44
uk 10 shoes for men = shoes/juttis/sandals @men #UK^10
number 7 ki jutti = juttis #UK^7
kurta m size men = kurta/kurta-set @men #M
`,
  spelling: `
anarkalli = anarkali
chicankari kurti = kurti/kurta ~chikankari
lehnga choli = lehenga
salwar kamez = salwar-suit
pajama = trousers/kurta-set ~pyjama
duppatta = dupatta
blak shirt = shirt +black
cottan kurta = kurta/kurti/kurta-set ~cotton
jutis = juttis
kolhapuri chapal = sandals
sadi = saree
nacklace = necklace
jewlery = earrings/necklace/bangles
denim jaket = jacket ~denim
leather shooes = shoes ~leather
swetshirt = hoodie
banarsi sari = saree ~banarasi
plazo = trousers/kurta-set ~palazzo
`,
  attribute: `
half sleeve shirt = shirt ~half
velvet jacket = jacket/nehru-jacket ~velvet
silk dupatta = dupatta ~silk
rayon kurta = kurta/kurti/kurta-set ~rayon
handloom kurta = kurta/kurti/kurta-set ~handloom
polo tshirt = t-shirt ~polo
chiffon saree = saree ~chiffon
kurta with pockets = kurta/kurti/kurta-set ~pocket
wide leg jeans = jeans ~wide
ankle length trousers = trousers ~ankle
wrap dress = dress ~wrap
brocade saree = saree ~brocade
checks kurta = kurta/kurti ~check
embroidered juttis = juttis ~embroider|zari|gota
quilted jacket = jacket/nehru-jacket ~quilt
kundan earrings = earrings ~kundan
corduroy = jacket/trousers/dress ~corduroy
boat neck top = top ~boat
ikat suit = salwar-suit ~ikat
`,
  price: `
gift under 500 = earrings/necklace/bangles/bag/watch/scarf/shawl/dupatta/cap <500
silk saree under 10000 = saree ~silk <10000
lehenga 3000 tak = lehenga <3000
kurta 500 se 1000 = kurta/kurti/kurta-set >500 <1000
saree less than 1500 = saree <1500
jacket 2500 ke under = jacket/nehru-jacket <2500
₹999 kurta = kurta/kurti/kurta-set <999
dupatta under rs 1000 = dupatta <1000
shoes 1000 ke niche = shoes/juttis/sandals <1000
sabse sasta jeans = jeans <1300
kurti 700 wali = kurti/kurta <700
necklace budget 2000 = necklace <2000
500 rupaye ki tshirt = t-shirt <525
sherwani under 10k = sherwani <10000
lehenga 5k = lehenga <5000
`,
};
