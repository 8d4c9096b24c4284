/**
 * An eighth set for the demo town, twenty or more queries of each kind in which search was weakest, written and judged
 * before search was run on it; see `askedOfTown`.
 */
export const eighthOfTown: Readonly<Record<string, string>> = {
  negation: `
saree but no red = saree -red
lehnga pink chhodke koi bhi = lehenga -pink
jeans jo skinny na ho = jeans !skinny
bina heel wali sandal ladies = sandals @women !block^heel
salwar suit gota nahi chahiye = salwar-suit !gota
tshirt stripes nahi plain chahiye = t-shirt !striped|stripes
dupatta bandhani ke alawa = dupatta !bandh
koi achi saree dikhao jo silk ki na ho = saree !silk
earrings but not jhumka = earrings !jhumka
bag other than tote = bag !tote
jacket nehru wali nahi = jacket
shirt half sleeve mat dikhao = shirt !Sleeves:^Short
bina laces ke shoes = shoes/juttis !lace|sneaker|derb
black nahi anarkali = anarkali -black
लाल नहीं कोई और रंग का लहंगा = lehenga -red
बिना प्रिंट का कुर्ता = kurta/kurti !block.print|dabu|ajrakh|leheriya|floral|bandhani|polka
शर्ट चेक नहीं = shirt !check|gingham
any jeans except blue = jeans -blue
kurta pajama gents not blue = kurta-set @men -blue
saree jo georgette na ho = saree !georgette
lehenga velvet nahi = lehenga !velvet
shawl without paisley = shawl !paisley
show me dresses that are not floral = dress !floral|tulip
kurti no polka dots = kurti !polka
`,
  occasion: `
bhai ki shadi me pehenne ke liye lehenga = lehenga @women !garba|chaniya|block^print
shaadi me dulhe ke liye = sherwani/juttis/nehru-jacket/kurta @men ~groom|wedding|sherwani
garbe ke liye chaniya = lehenga ~chaniya|garba
teej ki saree = saree ~leheriya|bandh|gota
gangaur pooja ki saree = saree ~leheriya|bandh|gota|silk|brocade|zari
office ke liye ladies kurta = kurta/kurti @women !gota
interview ke liye formal shirt = shirt @men ~formal|oxford|pinstripe|office|work
college jane ke liye kurti = kurti/kurta @women !gota|georgette
rakhi pe behen ko gift = earrings/necklace/bangles/bag/watch/scarf/dupatta/kurti/kurta/salwar-suit/juttis @women
eid ke liye ladies suit = salwar-suit/kurta-set/anarkali @women
goa trip ke liye dress = dress @women !corduroy
thand me pehenne ke liye = sweater/jacket/hoodie/shawl/scarf/nehru-jacket/anarkali/trousers ~wool|quilt|fleece|winter|corduroy|velvet|fog
garmi me pehenne wali kurti = kurti/kurta @women ~cotton|linen|rayon
gym ke liye lower = trousers ~jogger
mujhe apni beti ke janamdin ke liye dress chahiye = frock/dress/anarkali/lehenga @girls !nightdress
diwali kurta gents = kurta/kurta-set @men
haldi ke function ke liye peela kurta = kurta/kurta-set +yellow
mehndi function green lehenga = lehenga +green
sangeet ke liye indo western gents = sherwani/kurta/nehru-jacket/kurta-set @men ~indo|sangeet|gota|silk|velvet|Bandhgala^Nehru
cocktail party saree = saree ~georgette|velvet|satin|organza|chiffon
daily use earrings = earrings ~daily|light|Monday
mandir jane ke liye suit = salwar-suit/kurta-set/anarkali @women
रिसेप्शन में पहनने के लिए साड़ी = saree ~silk|brocade|gota|velvet|organza|zari|georgette
holi pe pehnne ka kurta = kurta ~holi|White^Lucknowi|White^Chikankari
winter wedding outfit = anarkali/salwar-suit/lehenga/nehru-jacket/jacket/sherwani/saree ~velvet|brocade|silk
sasural ki pehli diwali saree = saree ~silk|gota|brocade|zari|bandh
`,
  gender: `
mummy ke liye cotton saree = saree ~cotton|mulmul|mul^cotton
bhabhi ke liye suit = salwar-suit/kurta-set/anarkali @women
nana ji ke liye kurta = kurta/kurta-set @men
mere pati ke liye shirt dikhao = shirt @men
bitiya ke liye lehenga = lehenga @girls
gudiya ki frock = frock @girls
chote bache ke liye sherwani = sherwani @boys
jija ji ke liye nehru jacket = nehru-jacket @men
didi ke liye kurti = kurti/kurta @women
ladko ki jeans = jeans @men/boys
gents ke joote = shoes/juttis @men
boy hoodie = hoodie @boys
bacchon ki jutti = juttis @boys/girls
बेटी के लिए ड्रेस = frock/dress/anarkali/lehenga @girls
पापा के लिए जूते = shoes/juttis @men
husband ke liye watch = watch @men
gift for mother in law = saree/shawl/necklace/earrings/bangles/bag/watch/scarf/dupatta @women
gift for dad = watch/bag/scarf/shawl/cap @men
dulhe ke bhai ke liye kurta = kurta/kurta-set/sherwani @men
shorts for my 5 year old son = shorts @boys
mahila kurta = kurta/kurti @women
purush ki chappal = sandals @men
aurton ke liye jacket = jacket @women
female shoes = shoes/juttis @women
saas ke liye shawl = shawl/scarf @women
baby girl ki leggings = leggings @girls
mama ji ke liye mojari = juttis @men
`,
  colour: `
peela salwar suit = salwar-suit +yellow
gulabi dupatta = dupatta +pink
kala kurta ladies = kurta @women +black
safed shirt gents = shirt @men +white
hari saree = saree +green
neeli jeans ladies = jeans @women +blue
rani colour lehenga = lehenga ~rani^pink
firozi saree = saree ~firozi
mehroon suit = salwar-suit ~maroon
narangi dupatta = dupatta +orange
bottle green dress = dress ~bottle^green
navy blue jacket men = nehru-jacket/jacket @men ~navy
silver jhumki = earrings +silver
golden bangles set = bangles +gold
pista green suit = salwar-suit +green
rust kurta mens = kurta @men ~\\brust\\b
black tee = t-shirt +black
wine anarkali = anarkali ~wine
mustard colour ki juti = juttis ~mustard
सफेद कुर्ता = kurta +white
गुलाबी साड़ी = saree +pink
peach colour ka suit = salwar-suit ~peach
coral top = top ~coral
blu shirt = shirt +blue
yelow lehnga = lehenga +yellow
light pink kurta set men = kurta-set/kurta @men +pink
`,
  synonym: `
laal chunri = dupatta +red
bandhej dupatta = dupatta ~bandh
ghaghra choli = lehenga
payjama ladies = trousers @women ~pyjama
lower for men = trousers @men ~jogger
nagra jutti = juttis
knicker for boys = shorts @boys
sadri for men = nehru-jacket @men
modi coat = nehru-jacket
razai jacket = jacket/nehru-jacket ~quilt
ladies cardigan = sweater @women
denim pants = jeans
canvas joote = shoes ~canvas
kolhapuri chappal = sandals ~kolhapuri
chudi set = bangles
ladies ghadi = watch @women
garam chadar = shawl
nightie for girls = frock ~nightdress
jodhpuri coat = nehru-jacket/sherwani ~bandhgala
kaan ke jhumke = earrings ~jhumka
lakh ki chudiyan = bangles ~lac
full baju ki shirt = shirt ~Sleeves:^Full
hand watch gents = watch @men
safari jacket type koti = nehru-jacket
`,
  size: `
kurta 40 size men = kurta/kurta-set @men #L
jeans 34 kamar = jeans #34
bangles size 2.4 = bangles #2.4
jutti uk 5 = juttis #UK^5
size 9 shoes mens = shoes/juttis @men #UK^9
2 saal ki bachi ke liye frock = frock #2-3Y
7 year boy kurta pajama = kurta-set @boys #6-7Y
free size skirt = skirt #One^Size
36 waist trousers = trousers #36
chappal 6 number = sandals #UK^6
साइज XL सूट = salwar-suit #XL
`,
  spelling: `
lahnga choli = lehenga
salvar sut = salwar-suit
kurtaa pajyama = kurta-set
jackit mens = jacket/nehru-jacket @men
sweeter ladies = sweater @women
sandels = sandals
neklace set = necklace
t-shrit = t-shirt
anarkli suit = anarkali
chicken kari kurta = kurta/kurta-set ~chikankari
nehru jaket = nehru-jacket
`,
  attribute: `
linen shirt men = shirt ~linen
chikankari suit = salwar-suit/kurta-set/anarkali @women ~chikankari
full sleeve tshirt = t-shirt ~Sleeves:^Full
block print saree = saree ~block
kota doria = saree/dupatta/salwar-suit ~kota
polka dots dress = dress ~polka
corduroy pants = trousers ~corduroy
cotton anarkali = anarkali ~cotton
khadi kurta men = kurta @men ~khadi
brocade lehenga = lehenga ~brocade
round neck tshirt = t-shirt ~Neck:^Round
tie waist dress = dress ~tie|ties
v neck sweater = sweater ~V-neck|Neck:^V
`,
  price: `
saree 2000 ke andar = saree <2000
tshirt 500 wali = t-shirt >375 <625
kurta around 1500 = kurta >1125 <1875
dress 1300 se kam = dress <1300
sherwani 10000 tak = sherwani <10000
earrings under 600 = earrings <600
shirt 700 se 1200 ke beech = shirt >700 <1200
lehenga 15 hazar tak = lehenga <15000
bag 1000 se upar = bag >1000
कुर्ता 1000 से कम = kurta <1000
suit 2k tak = salwar-suit/kurta-set <2000
bangles below 1000 = bangles <1000
`,
};
