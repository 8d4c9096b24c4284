/** Queries over the demo town that were new to search: written and judged by reading its goods before it was asked; as `askedOfTown`. */
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
कुर्ती XL = kurti #XL
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

/** And over a real catalogue. */
export const unseenOfReal: Readonly<Record<string, string>> = {
  negation: `
bracelet not gold = Bangles^&^Bracelets !gold
sweater without v neck = Sweaters^&^Cardigans !v.?neck
bra without push up = Bras/Bras^&^Tanks !push.?up
top not printed = Tops !print
tie no stripes = Ties !strip
tshirt white nahi = T-Shirts/Tees !white
sunglasses not wayfarer = Sunglasses !wayfarer
sweatshirt bina hood = Sweatshirts/Hoodies^&^Sweatshirts !hood
check wali shirt nahi chahiye = Shirts !check
trousers not slim fit = Trousers/Pants !slim
earrings stud nahi = Earrings !\\bstud
dress not for girls = Dresses @women
`,
  occasion: `
gym bag = Bags/Backpacks
party wear shirt men = Shirts @men
swimming costume = Swimwear
festive kurti = Kurtis ~festive|wedding|party
wedding blazer for men = Blazers^&^Suits @men
jogging shoes = Shoes ~sport|run|jog
workout top women = Tops/Tees/Tanks/Bras^&^Tanks/T-Shirts @women ~workout|gym|train|yoga|fitness|sport|run|active
formal trousers for office = Trousers/Pants
sagai ki anguthi = Rings
thand ke liye sweater = Sweaters^&^Cardigans
puja ke liye saree = Sarees
school bag for girls = Backpacks/Bags
trek jacket = Jackets ~trek|hik|trail|climb|mountain|outdoor
`,
  gender: `
mens sweater = Sweaters^&^Cardigans @men
kids tshirt = T-Shirts/Tees @boys/girls/kids
ladies top = Tops/Tunics/Bras^&^Tanks/Tees/Tanks @women
bete ke liye jeans = Jeans @boys
girls sandals = Sandals ~girl
boys sweater = Sweaters^&^Cardigans @boys
baby girl romper = Jumpsuits^&^Dungarees/Bodysuits @girls ~romper
mens underwear = Briefs^&^Boxers/Vests^&^Camisoles/Lingerie^&^Shapewear @men
ladies track pant = Track^Pants/Pants @women
पुरुषों के लिए घड़ी = Watches ~\\bmen
papa ke liye sweater = Sweaters^&^Cardigans @men
baby boy kurta pajama = Ethnic^Sets/Kurtas @boys
girls top = Tops @girls
`,
  colour: `
beige bra = Bras ~beige
peach bra = Bras ~peach
white leggings = Leggings ~white
blue dungaree = Jumpsuits^&^Dungarees ~blue
grey track pant = Track^Pants/Pants ~gr[ae]y
laal bra = Bras/Bras^&^Tanks ~\\bred\\b
neeli shorts = Shorts ~blue
hara jacket = Jackets ~green
purple tee = Tees/T-Shirts ~purple
skin colour bra = Bras ~skin|nude|beige
orange jacket = Jackets ~orange
brown belt = Belts ~brown
काली जींस = Jeans ~black
`,
  synonym: `
nighty = Nightwear ~nighty|night|robe|babydoll
kaan ki bali = Earrings
joggers for men = Track^Pants/Pants @men
pitthu bag = Backpacks/Bags
vest for men = Vests^&^Camisoles/Waistcoats/Tanks @men
panty = Briefs^&^Boxers ~panty
mala = Necklaces/Pendants/Jewellery^Sets
hair band = Hair^Accessories ~band
jumper = Sweaters^&^Cardigans/Sweatshirts/Hoodies^&^Sweatshirts
unstitched suit = Dress^Material ~salwar|suit|dress
blouse piece = Dress^Material ~blouse
dastane = Gloves
frock = Dresses @girls/kids/women
coat pant for men = Blazers^&^Suits @men
nikkar = Shorts/Briefs^&^Boxers
`,
  size: `
mens shorts 32 = Shorts @men #32
xl tee women = Tees/T-Shirts @women #XL
sports bra m = Bras/Bras^&^Tanks #M
jacket s size women = Jackets @women #S
pants 33 waist men = Pants/Trousers/Jeans @men #33
tank xl men = Tanks @men #XL
yoga pants 29 = Pants #29
extra large hoodie = Hoodies^&^Sweatshirts/Sweatshirts #XL
sweatshirt size s = Hoodies^&^Sweatshirts/Sweatshirts #S
capri 28 = Pants/Capris^&^Three-fourths #28
shorts 36 waist = Shorts #36
large tank top women = Bras^&^Tanks/Tanks @women #L
`,
  spelling: `
nacklaces = Necklaces/Jewellery^Sets/Pendants
tshert = T-Shirts/Tees
sendals = Sandals
trackpent = Track^Pants/Pants
lehanga = Lehenga^Cholis
swetar mens = Sweaters^&^Cardigans @men
cardigen = Sweaters^&^Cardigans ~cardigan
tunik = Tunics
jens for boy = Jeans @boys
dungree = Jumpsuits^&^Dungarees
fliflops = Slippers^&^Flip^Flops
ear ring = Earrings
camisol = Vests^&^Camisoles ~camisole
`,
  attribute: `
graphic print tshirt = T-Shirts/Tees ~graphic
turtle neck sweater = Sweaters^&^Cardigans ~turtle
skinny jeans women = Jeans @women ~skinny
waterproof backpack = Backpacks/Bags ~waterproof
sterling silver earrings = Earrings ~sterling
aviator sunglasses = Sunglasses ~aviator
shift dress = Dresses ~shift
ankle length socks = Socks^&^Stockings ~ankle
full coverage bra = Bras ~full^coverage
reversible sweater = Sweaters^&^Cardigans ~reversible
sleeveless top = Tops ~sleeveless
slim fit trousers men = Trousers @men ~slim
striped sweater = Sweaters^&^Cardigans ~strip
`,
  price: `
track pants under 500 = Track^Pants/Pants <500
bra 300 se kam = Bras/Bras^&^Tanks <300
earrings 200 ke andar = Earrings <200
jewellery set 500 tak = Jewellery^Sets/Necklaces <500
sunglasses around 400 = Sunglasses >300 <500
blazer under 2500 = Blazers^&^Suits <2500
trousers 600 to 900 = Trousers/Pants >600 <900
kids dress below 500 = Dresses @girls/kids/boys <500
sweater 1000 rupees = Sweaters^&^Cardigans <1000
necklace 200 wala = Necklaces/Pendants <205
jewellery set above 3000 = Jewellery^Sets >3000
400 ke niche skirt = Skirts <400
sabse sasta backpack = Backpacks <450
`,
};
