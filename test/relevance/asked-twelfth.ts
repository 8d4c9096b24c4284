/**
 * A twelfth set for the demo town, of the kinds that scored lowest in the eleventh, written and judged before search was
 * run on it; see `askedOfTown`.
 */
export const twelfthOfTown: Readonly<Record<string, string>> = {
  synonym: `
khussa ladies = juttis @women
pagarkhi = juttis
kurta suit ladies = salwar-suit/kurta-set @women
achkan shaadi wali = sherwani
prince coat = nehru-jacket/sherwani
ethnic waistcoat gents = nehru-jacket @men
pajami ladies = leggings/trousers @women
slacks ladies = leggings/trousers @women
frock suit ladies = anarkali/salwar-suit @women
hand purse ladies = bag @women
laakh ki chudiyan = bangles ~\\blac\\b
gale ki mala set = necklace
karnphool = earrings
veshti = dhoti
ghagri baby girl = lehenga/skirt @girls
jarsi for kids = sweater @boys/girls
six pocket pant = trousers ~cargo
canvas keds = shoes ~canvas
dushala = shawl
pashmina type shawl = shawl
chamde ki chappal gents = sandals @men
गले का हार = necklace
`,
  price: `
pachees sau tak saree = saree <2500
kurti ₹500 se neeche = kurti <500
shirt 7-8 sau ki range = shirt >700 <850
suit on budget 1600 = salwar-suit <1600
dress not more than 1400 = dress <1400
sherwani below ten thousand = sherwani <10000
hazar se kam wali jutti = juttis <1000
kam budget lehenga = lehenga <3300
bag under Rs.800/- = bag <800
2 se 3 hazar ke beech jacket = jacket/nehru-jacket >2000 <3000
saree chaar hazaar ke andar = saree <4000
kurta starting 1500 = kurta >1500
necklace 2000/- tak = necklace <2000
sweater 1k-2k = sweater >1000 <2000
sasti chappal = sandals <1000
lehenga 20000+ = lehenga >20000
tshirt 500 me = t-shirt <500
watch do hazaar ke aaspas = watch >1500 <2500
saadhe chaar sau tak earrings = earrings <450
kids shirt char sau ke andar = shirt @boys <400
1500 से ज्यादा का कुर्ता = kurta >1500
saree mehangi wali = saree >5000
`,
  occasion: `
mama ke ladke ki shaadi me saree = saree
office diwali party kurta = kurta/kurta-set
first date ke liye top = top @women
bhai dooj pe bhai ko dene ke liye = kurta/shirt/watch/bag/scarf/nehru-jacket/t-shirt/kurta-set/cap/shawl/sweater @men
lohri ki aag ke paas odhne ki shawl = shawl
college fest ethnic day kurti = kurti/kurta @women
republic day safed kurta = kurta +white
basant panchami pe pila suit = salwar-suit +yellow
namkaran pe baby ka kurta = kurta-set @boys/girls
gaon ke mele ke liye ghaghra = lehenga
ghar ke kaam karte time kurti = kurti/kurta @women
ganpati darshan kurta gents = kurta/kurta-set @men
garba class ke liye ghaghra = lehenga
winter me office jane wali ladies coat = jacket @women
ring ceremony ladies suit = salwar-suit/anarkali/kurta-set @women
sunday brunch dress = dress @women
saat phere dulhe ki sherwani = sherwani @men
bidaai ki saree red = saree +red
hill station trip jacket = jacket
shok sabha me white suit = salwar-suit +white
मेहंदी की रस्म के लिए हरा सूट = salwar-suit +green
लोहड़ी पर पहनने का सूट = salwar-suit @women
`,
  negation: `
saree chahiye red ya maroon mat dena = saree -red
kurta but chikankari nope = kurta/kurta-set !chikankari
jacket no quilting = jacket/nehru-jacket !quilt
watch jo gents ki na ho = watch @women
suit cotton nahi koi aur kapda = salwar-suit !cotton
sneakers nahi formal joote = shoes ~derby|leather
chappal me heel na ho = sandals !block^heel
sleeveless dress nahi chalegi = dress !sleeveless
trousers no cargo no jogger = trousers !cargo|jogger
girls frock bina dots ke = frock !polka|dots
skip black, women jeans = jeans @women -black
blue ke ilaava jeans = jeans -blue
tote bag nahi chahiye = bag !tote
sherwani white na dikhaye = sherwani -white
no animal leather jutti = juttis !leather
gold plated hata do necklace = necklace !gold.plated
hoodie zip wali nahi = hoodie !\\bzip
ajrakh ya dabu na ho shirt = shirt !ajrakh|dabu
pink nai purple nai lehenga = lehenga -pink -purple
काले रंग को छोड़ के दुपट्टा = dupatta -black
लेदर नहीं बैग = bag !leather
बिना बाजू वाली नहीं ड्रेस = dress !sleeveless
`,
};

/** The same for a real catalogue. */
export const twelfthOfReal: Readonly<Record<string, string>> = {
  price: `
bra teen sau tak = Bras <300
shirt char sau se chhe sau = Shirts >400 <600
watch ek hazaar ke andar = Watches <1000
jeans ₹999 or less = Jeans <999
sunglasses two hundred ke niche = Sunglasses <200
saree 700-900 = Sarees >700 <900
kurti saste daam me = Kurtis <425
sandal 5 sau ki range = Sandals >375 <625
t shirt dhai sau ke andar = T-Shirts <250
men jacket less than 1.5k = Jackets @men <1500
costly ring = Rings >29000
backpack 1000 to 1500 = Backpacks >1000 <1500
shoes 2000 se zyada ke = Shoes >2000
tie max budget 400 = Ties <400
top ₹300/- = Tops <300
earrings 150 se 300 ke beech = Earrings >150 <300
dupatta 500 ke andar = Dupattas <500
boots paanch sau se hazaar tak = Shoes ~boot >500 <1000
girls lehenga hazaar ke neeche = Lehenga^Cholis @girls <1000
pajama set char sau tak = Pyjamas^&^Night^Suits <400
छह सौ तक का टॉप = Tops <600
बैग 700 से कम = Backpacks/Handbags^&^Clutches/Bags <700
`,
  synonym: `
chunri = Dupattas
kurti leggings combo = Ethnic^Sets ~legging
full pant for men = Trousers/Pants/Jeans @men
janghiya boys = Briefs^&^Boxers @boys
sameez ladies = Vests^&^Camisoles @women
gown night wala = Nightwear
boxer chaddi = Briefs^&^Boxers ~boxer
juda pin = Hair^Accessories
gale ka pendal = Pendants/Necklaces
hath ki chudiyan = Bangles^&^Bracelets
nakphool = Nose^&^Body^Jewellery ~nose|nath
three piece suit mens = Blazers^&^Suits @men
dhoop ka chashma = Sunglasses
lacha choli = Lehenga^Cholis
kurta plazo = Ethnic^Sets ~pallazo|palazzo
barmuda gents = Shorts/Capris^&^Three-fourths @men
bandar topi = Caps^&^Hats
unstitched dress piece ladies = Dress^Material
feeding bra = Bras ~maternity|nursing|feeding
heel wali sandal = Sandals ~heel|wedge
side bag ladies = Handbags^&^Clutches ~sling|shoulder
kapri ladies = Capris^&^Three-fourths/Pants ~capri|fourth @women
`,
  occasion: `
bhai ki sagai pe blazer = Blazers^&^Suits @men/boys
scooty chalate time gloves = Gloves
zumba class leggings = Leggings/Tights/Pants @women
school uniform ke black shoes = Shoes ~school ~black
shaadi me pehnne ki heels = Sandals ~heel|wedge
cricket khelne ke joote = Shoes ~cricket|sport|running|training|gym
camping trip rucksack = Backpacks/Bags ~rucksack|trek|hik|\\b[4-7]\\d^L
kirtan me pehnne ki saree = Sarees
baby shower gift romper = Jumpsuits^&^Dungarees/Bodysuits
wife ko anniversary pe ring = Rings
winter morning school sweater boys = Sweaters^&^Cardigans @boys
beach holiday flip flops = Slippers^&^Flip^Flops ~flip
office presentation ladies shirt = Shirts @women ~formal
sleepover night suit girls = Pyjamas^&^Night^Suits @girls
football practice shorts boys = Shorts @boys
dinner party clutch = Handbags^&^Clutches ~clutch|potli
hiking shoes = Shoes ~hik|trek|outdoor
college farewell suit for boys = Blazers^&^Suits @men/boys
akhada workout vest = Vests^&^Camisoles/Tanks @men
pooja me pehnne ki payjama kurta mens = Ethnic^Sets/Kurtas @men
बच्चों का ईद कुर्ता = Kurtas/Ethnic^Sets @boys/girls
जिम जाने के लिए टी शर्ट = Tees/T-Shirts
`,
};
