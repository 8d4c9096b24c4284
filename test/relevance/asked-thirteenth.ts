/**
 * A thirteenth set for the demo town, of the kinds that scored lowest in the twelfth, written and judged before search was
 * run on it; see `askedOfTown`.
 */
export const thirteenthOfTown: Readonly<Record<string, string>> = {
  negation: `
lehenga not pink = lehenga -pink
red nahi lehenga = lehenga -red
kurta no chikankari please = kurta/kurta-set !chikan
jeans not blue = jeans -blue
shirt without checks = shirt !check|gingham
jutti no mirror work = juttis !mirror
earrings except jhumka = earrings !jhumka
shoes bina lace ke = shoes/juttis ~slip|loafer|jutti|mojari
jacket bina quilting = jacket/nehru-jacket !quilt
suit black ke alawa = salwar-suit -black
tshirt navy chhodkar = t-shirt -blue
dupatta silk nahi = dupatta !silk
sweater not for kids = sweater @men/women
watch not for ladies = watch @men
kurti but not pink = kurti/kurta @women -pink
saree georgette nahi chahiye = saree !georgette
trousers other than cargo = trousers !cargo
sherwani except maroon = sherwani -red
necklace not oxidised = necklace !oxidised
anarkali velvet mat dikhana = anarkali !velvet
sandal without heels ladies = sandals @women !block^heel
साड़ी लाल नहीं = saree -red
काला छोड़कर कुर्ता = kurta/kurta-set -black
फूलों वाली नहीं ड्रेस = dress !floral
kurta set not white = kurta-set -white
bag but not tote = bag !tote
`,
  occasion: `
wedding guest lehenga = lehenga
haldi ke liye yellow dress = anarkali/lehenga/salwar-suit/saree/kurta/kurta-set/dress/kurti/frock/dupatta +yellow
office wear kurti = kurti/kurta @women
daily wear kurta ladies = kurta/kurti @women
party wear dress women = dress @women
navratri chaniya choli = lehenga
holi white kurta = kurta/kurta-set +white
eid ke liye suit = salwar-suit/anarkali/kurta-set @women
school sweater for kids = sweater @boys/girls
jogging pant mens = trousers @men ~jogger
sardi ki jacket = jacket/nehru-jacket
garmi ka kurta mens = kurta/kurta-set @men !wool|velvet
karwa chauth saree red = saree +red
teej suit = salwar-suit/anarkali
reception ke liye anarkali = anarkali
groom mojari = juttis @men
bhabhi ke liye gift = earrings/necklace/bangles/bag/dupatta/shawl/scarf/watch/saree/kurti/kurta/sandals/juttis @women
sardi ke kapde ladies = jacket/sweater/shawl/hoodie/anarkali/salwar-suit @women ~wool|velvet|quilt|knit|winter|fleece|warm|corduroy|pullover|hoodie
ladke ke shaadi ke kapde = sherwani/kurta/kurta-set/nehru-jacket/dhoti @men/boys
samdhi milan saree = saree
farewell saree college = saree
office meeting shirt men = shirt @men
mata ki chowki suit red = salwar-suit/anarkali +red
jaimala lehenga = lehenga
baccho ke school function ka kurta = kurta/kurta-set @boys/girls
`,
  synonym: `
chunni lal = dupatta +red
kangan pair = bangles
haar ladies = necklace
ghadi mens = watch @men
patloon gents = trousers @men
chappal ladies = sandals/juttis @women
joota gents = shoes/juttis @men
mojdi = juttis
topi mens = cap
thaila = bag
purse ladies = bag @women
swetar gents = sweater @men
lungi white = dhoti
sadri mens = nehru-jacket
ghagra choli ladies = lehenga @women
frok baby = frock
denims men = jeans @men
half pant boys = shorts @boys
full sleeve kurti ladies = kurti/kurta @women
टोपी = cap
कंगन = bangles
जूती लेडीज = juttis @women
resham wali saree = saree ~silk
paijama ladies = trousers/leggings @women
chudiyan lal = bangles +red
kurte ladies = kurta/kurti @women
ladies jutiyan = juttis @women
shawl gents loi = shawl @men
handbag for ladies = bag @women
kan ke jhale = earrings
`,
  price: `
saree 2000 tak ki = saree <2000
mehnga lehenga = lehenga >10000
shirt 1000 se 1500 = shirt >1000 <1500
suit between 1500 and 2500 = salwar-suit >1500 <2500
bag 500 rupees = bag <500
watch 2000 ke neeche = watch <2000
kurti ₹700 = kurti <700
sherwani 15000 tak = sherwani <15000
hoodie less than 1000 = hoodie <1000
cheap earrings = earrings <640
shawl 3000 se upar = shawl >3000
jacket above 3000 = jacket/nehru-jacket >3000
sweater 2k ke andar = sweater <2000
frock 700 se kam = frock <700
dupatta 1000 se 1500 ke beech = dupatta >1000 <1500
bangles 600 ke under = bangles <600
साड़ी दो हजार तक = saree <2000
kurti 800 se niche = kurti <800
lehenga 4000 se 7000 = lehenga >4000 <7000
jeans 1300 tak wali = jeans <1300
nehru jacket 2500 ke andar = nehru-jacket <2500
mojari under 1500 gents = juttis @men <1500
saree 5000 se upar = saree >5000
anarkali 2 hazar se 4 hazar = anarkali >2000 <4000
pendant 2000 tak = necklace ~pendant <2000
`,
};

/** The same for a real catalogue. */
export const thirteenthOfReal: Readonly<Record<string, string>> = {
  synonym: `
banyan = Vests^&^Camisoles @men/boys
kachha mens = Briefs^&^Boxers @men
chashma mens = Sunglasses @men
juraab = Socks^&^Stockings
jhumke = Earrings ~jhumk
moti ki mala = Necklaces/Jewellery^Sets ~pearl
basta = Backpacks
suit piece ladies = Dress^Material
frock baby girl = Dresses @girls
jarsi = Sweaters^&^Cardigans
coat pant mens = Blazers^&^Suits @men
mens undershirt = Vests^&^Camisoles @men
gale ka haar ladies = Necklaces/Jewellery^Sets
hath ghadi = Watches
dhoop chashma ladies = Sunglasses @women
sari cotton = Sarees ~cotton
ladies kurti set = Ethnic^Sets/Kurtis @women
gents tie = Ties
stol for women = Scarves^&^Stoles
swettar ladies = Sweaters^&^Cardigans @women
topi gents = Caps^&^Hats @men
salwar kameez kapda = Dress^Material
`,
  price: `
jeans 1000 tak = Jeans <1000
kurti 500 ke andar = Kurtis <500
bra 200 se kam = Bras <200
saree 1000 se kam = Sarees <1000
shoes below 700 = Shoes <700
backpack 800 ke andar = Backpacks <800
handbag around 1000 = Handbags^&^Clutches >750 <1250
sasta sunglasses = Sunglasses <300
mehngi watch = Watches >2500
top 300 tak = Tops <300
dress 1000 se 1500 = Dresses >1000 <1500
necklace between 300 and 600 = Necklaces >300 <600
earrings less than 250 = Earrings <250
sweater 1000 ke neeche = Sweaters^&^Cardigans <1000
jacket above 2000 = Jackets >2000
skirt 600 se kam = Skirts <600
sandals 500 wali = Sandals <500
socks 200 tak = Socks^&^Stockings <200
शर्ट 600 से कम = Shirts <600
जूते 1000 तक = Shoes <1000
ring 500 ke andar = Rings <500
tie 300 se kam = Ties <300
kurta 1000 tak gents = Kurtas @men <1000
brooch 300 wali = Brooches <300
`,
  occasion: `
office shirt mens = Shirts @men
college backpack = Backpacks
shaadi ke liye lehenga = Lehenga^Cholis
school bag for boys = Backpacks
winter jacket ladies = Jackets @women
sardi ke liye sweater mens = Sweaters^&^Cardigans @men
birthday dress for girls = Dresses @girls
raat ko pehnne ke kapde ladies = Nightwear/Pyjamas^&^Night^Suits @women
monsoon chappal = Slippers^&^Flip^Flops/Sandals
interview blazer = Blazers^&^Suits
eid kurta mens = Kurtas/Ethnic^Sets @men
diwali kurti = Kurtis
festive kurta set boys = Ethnic^Sets/Kurtas @boys
casual shoes mens = Shoes @men
शादी की साड़ी = Sarees
पार्टी ड्रेस = Dresses
holi ke liye tshirt = T-Shirts/Tees
walking shoes ladies = Shoes @women
naming ceremony dress baby girl = Dresses @girls
school socks = Socks^&^Stockings
party clutch = Handbags^&^Clutches
`,
};
