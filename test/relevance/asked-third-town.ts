/** A third set for the demo town, written and judged by reading its products before search was run on it; see `askedOfTown`. */
export const thirdOfTown: Readonly<Record<string, string>> = {
  negation: `
lal ke alawa bandhani dupatta = dupatta -red ~bandh
ladies kurta not white = kurta/kurti/kurta-set @women -white
saree except silk under 3000 = saree !silk <3000
shirt bina collar = shirt !Neck:?\\s*Shirt^collar
top not striped = top !strip
bangles not red = bangles -red
sneakers not white = shoes -white
lehenga no velvet no brocade = lehenga !velvet|brocade
पीली नहीं साड़ी = saree -yellow
suit jo cotton ka na ho = salwar-suit !cotton
dress not floral = dress !floral
handbag not leather = bag !leather
jeans chahiye par black nahi = jeans -black
`,
  occasion: `
cousin ki shaadi ke liye lehenga = lehenga @women
office ke liye salwar suit = salwar-suit ~office|cotton|linen|ikat
holi ke liye safed kurta = kurta/kurta-set/kurti +white
sister wedding anarkali = anarkali @women
birthday party top = top
diwali party shirt men = shirt @men
mehendi function green outfit = lehenga/anarkali/salwar-suit/saree/kurta-set/kurta +green
goa trip dress = dress ~beach|kaftan|summer|holiday|maxi|resort|sea
winter wear for kids = sweater/hoodie/jacket @boys/girls
baraat sherwani = sherwani
school function ethnic wear for boys = kurta-set/sherwani/nehru-jacket/kurta @boys
raat ko pehenne wali frock = frock ~night
bride entry lehenga = lehenga @women ~brid|wedding|silk|brocade|gota|recept|engage
`,
  gender: `
ladies kurta set = kurta-set @women
boys jacket = nehru-jacket/jacket @boys
women sweater = sweater @women
bhaiya ke liye tshirt = t-shirt @men
bachon ki jeans = jeans @boys/girls
mataji ke liye shawl = shawl/scarf @women
purushon ke liye kurta pajama = kurta-set/kurta @men
girl kurta = kurta-set/kurta/kurti @girls
kids nehru jacket = nehru-jacket @boys
लेडीज पर्स = bag @women
nani ke liye saree = saree
mens slippers = sandals/juttis @men
gents shawl = shawl/scarf @men
ladies trousers = trousers @women
`,
  colour: `
navy shirt = shirt ~\\bnavy\\b
green suit ladies = salwar-suit/kurta-set +green
haldi colour ka kurta = kurta/kurta-set/kurti +yellow
baby pink frock = frock +pink
grey kurta gents = kurta @men +grey
lal chunri = dupatta +red
kaala suit = salwar-suit +black
neeli saree = saree +blue
maroon shawl = shawl +red
white sneakers = shoes +white
rust sweater = sweater ~rust
नारंगी साड़ी = saree +orange
brown bag = bag +brown
peach colour dress = dress ~peach
`,
  synonym: `
juttiyan = juttis
lungi = dhoti
kada = bangles
full pant = trousers/jeans
dhoti kurta = dhoti/kurta/kurta-set @men
jawahar jacket = nehru-jacket
slippers = sandals/juttis
pyjama = trousers/kurta-set ~p[ay]j?[ay]+ma
सूट = salwar-suit/kurta-set
चुन्नी = dupatta
indo western for men = sherwani/kurta-set/nehru-jacket/kurta @men
one piece = dress
maxi = dress ~maxi
windcheater = jacket/hoodie
salwar = salwar-suit
`,
  size: `
kurta xxl ladies = kurta/kurti/kurta-set @women #XXL
shirt 44 = shirt #44/XXL
jeans 38 waist = jeans #38
ladies jeans 26 = jeans @women #26
uk 4 jutti = juttis #UK^4
size 11 shoes mens = shoes/juttis/sandals @men #UK^11
2 saal ki bachi ka frock = frock/dress #2-3Y @girls
sweater size m men = sweater @men #M
l size top = top #L
xs kurti = kurti/kurta #XS
6 saal ke ladke ka kurta = kurta-set/kurta @boys #6-7Y
sandals 5 number ladies = sandals @women #UK^5
xl anarkali = anarkali #XL
`,
  spelling: `
lehnaga choli = lehenga
georjet saree = saree ~georgette
shrwani = sherwani
jhumkaa = earrings ~jhumk
snikers = shoes
tshart = t-shirt
jogars = trousers ~jogger
hudie = hoodie
patila suit = salwar-suit
sweeter for men = sweater @men
mufler = scarf
trowser = trousers
ledis jeans = jeans @women
kurtaa payjama = kurta-set/kurta
`,
  attribute: `
lace up shoes = shoes ~lace.up|derby
tissue saree = saree ~tissue
half zip sweater = sweater ~half.zip
smocked dress = dress ~smock
peplum top = top ~peplum
oxidised silver jhumka = earrings +silver
kota doria dupatta = dupatta ~kota
angrakha kurta = kurta/kurti ~angrakha
pinstripe shirt = shirt ~pinstripe
tote bag = bag ~tote
mandarin collar shirt = shirt ~mandarin|band^collar
crew neck tshirt = t-shirt ~crew
mom fit jeans = jeans ~mom
zari saree = saree ~zari|brocade|banarasi|tissue
`,
  price: `
kurti under 500 = kurti/kurta <500
shirt 1000 tak = shirt <1000
saree 700 se kam = saree <700
sasta lehenga = lehenga <3100
dress under 1300 = dress <1300
jhumke 400 tak = earrings <400
joggers under 1200 = trousers ~jogger <1200
2000 se upar ka kurta = kurta/kurta-set >2000
tshirt below 500 = t-shirt <500
shawl between 2000 and 4000 = shawl >2000 <4000
sabse sasti watch = watch <2000
gents shirt 600 to 900 = shirt @men >600 <900
bag under 500 = bag <500
`,
};
