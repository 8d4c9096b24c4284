/** The eighth set for a real catalogue, written and judged before search was run on it; see `askedOfReal`. */
export const eighthOfReal: Readonly<Record<string, string>> = {
  negation: `
ladies shirt not checked = Shirts @women !check
top sleeveless nahi = Tops !sleeveless
tshirt without print = T-Shirts/Tees !print
bra but not sports = Bras !sport
sandal heels nahi = Sandals !heels|wedge
kurti jo print wali na ho = Kurtis/Kurtas !print
slim fit nahi jeans = Jeans !slim
skirt other than wrap around = Skirts !wrap
necklace not alloy = Necklaces !alloy
watch digital nahi = Watches !digital
backpack laptop wala nahi = Backpacks/Bags !laptop
sweater turtle neck nahi chahiye = Sweaters^&^Cardigans !turtle
jacket sleeveless mat dikhana = Jackets !sleeveless
leggings any colour not black = Leggings !black
shorts except denim = Shorts !denim
dress other than maxi = Dresses !maxi
boots nahi normal joote = Shoes !boot
handbag but no sling = Handbags^&^Clutches !sling
kurta anarkali ke alawa = Kurtas/Kurtis/Ethnic^Sets !anarkali
बिना प्रिंट की शर्ट = Shirts !print
सैंडल हील वाली नहीं = Sandals !heels|wedge
tie except striped = Ties !striped
no floral tops = Tops !floral
sweatshirt printed nhi chahiye = Sweatshirts/Hoodies^&^Sweatshirts !print
`,
  occasion: `
party wear top for night = Tops ~party
office shirts women = Shirts @women ~formal
gym ke liye tshirt men = Tees/Tanks/T-Shirts @men !polo
yoga ke kapde = * ~yoga
running ke liye shoes = Shoes ~running|sport|walk|gym
dulhan ka jewellery set = Jewellery^Sets
wedding ke liye blazer men = Blazers^&^Suits @men
trekking ke liye joote = Shoes ~trek|hik|outdoor|boot
barish me pehenne ke liye = Raincoats
sardi ki jacket men = Jackets @men
thand ke liye topi = Caps^&^Hats ~beanie|woolen|skull|face
sone ke liye kapde ladies = Nightwear/Pyjamas^&^Night^Suits @women
college ke liye backpack = Backpacks/Bags
interview ke liye tie = Ties
swimming ke liye = Swimwear/Tights/Shorts ~swim|speedo
cricket khelne ke liye shoes = Shoes ~cricket|sport|running
diwali ke liye kurta pajama boys = Ethnic^Sets/Kurtas @boys
navratri ke liye lehenga = Lehenga^Cholis
pregnancy ke kapde = * ~maternity|nursing|feeding
travel ke liye bag = Backpacks/Bags
laptop bag office = Backpacks/Bags ~laptop|messenger
eid kurta men = Kurtas/Ethnic^Sets @men
ऑफिस के लिए शर्ट = Shirts ~formal
पार्टी के लिए टॉप = Tops ~party
शादी के लिए साड़ी = Sarees !daily
winter wear boys = Sweaters^&^Cardigans/Jackets/Sweatshirts/Thermals @boys
birthday dress for baby girl = Dresses/Jumpsuits^&^Dungarees @girls
shaadi me pehenne ke liye sherwani = Sherwanis/Ethnic^Sets ~sherwani
`,
  gender: `
bacchon ke kapde = Shirts/T-Shirts/Dresses/Tops/Sweaters^&^Cardigans/Jackets/Skirts/Sweatshirts/Ethnic^Sets/Shorts/Jeans/Trousers/Track^Pants/Jumpsuits^&^Dungarees/Pyjamas^&^Night^Suits/Bodysuits/Lehenga^Cholis/Kurtas/Track^Suits/Leggings/Thermals/Tunics/Apparel^Combos/Blazers^&^Suits/Vests^&^Camisoles/Raincoats @boys/girls/kids
ladies formal shirt = Shirts @women ~formal
gents sandal = Sandals @men
ladkiyon ki jeans = Jeans @women/girls
ladko ke liye watch = Watches ~\\bmen\\b|\\bboys?\\b|luma|unisex
papa ke liye jacket = Jackets @men
wife ke liye ring = Rings
mummy ke liye sandal = Sandals @women
boys ka track pant = Track^Pants @boys
womens track pants = Track^Pants/Pants @women
pati ke liye tie = Ties
gift for girlfriend = Necklaces/Pendants/Earrings/Rings/Jewellery^Sets/Bangles^&^Bracelets/Watches/Handbags^&^Clutches/Brooches/Scarves^&^Stoles/Hair^Accessories @women/girls/unisex/
gift for husband = Watches/Ties/Belts/Cufflinks/Card^Holders/Sunglasses/Bags/Backpacks/Caps^&^Hats/Scarves^&^Stoles/Brooches/Socks^&^Stockings @men/boys/unisex/
bhai ke liye tshirt = T-Shirts/Tees @men/boys
ladies vest = Vests^&^Camisoles @women
boys underwear = Briefs^&^Boxers @boys !women
womens blazer = Blazers^&^Suits/Coats @women
boys suit = Blazers^&^Suits/Ethnic^Sets/Track^Suits @boys
girls ka lehenga = Lehenga^Cholis @girls
लड़कों के लिए टी शर्ट = T-Shirts/Tees @boys/men
बच्चों के जूते = Shoes/Sandals @kids/girls/boys
महिलाओं के लिए स्वेटर = Sweaters^&^Cardigans @women
ladies nightdress = Nightwear @women
chote bachon ki sweater = Sweaters^&^Cardigans @boys/girls
mera beta 8 saal ka hai uske liye shirt = Shirts @boys
munna ke liye kurta = Kurtas/Ethnic^Sets @boys
`,
  colour: `
black colour ki bra = Bras ~black
laal tshirt = T-Shirts/Tees ~\\bred\\b
neeli t shirt mens = T-Shirts/Tees @men ~blue
black leggings girls = Leggings @girls ~black
black jeans ladies = Jeans @women ~black
black boots = Shoes ~boot ~black
beige loafers = Shoes ~loafer ~beige
pink sling bag = Handbags^&^Clutches ~pink ~sling
black clutch = Handbags^&^Clutches ~clutch ~black
purple jacket women = Jackets @women ~purple
orange tee = Tees/T-Shirts ~orange
gulabi skirt = Skirts ~pink
safed leggings = Leggings ~white
neeli jeans ladies = Jeans @women ~blue
multicolour shirt = Shirts ~multicolor
rose gold ring = Rings ~rose^gold
peeli shirt = Shirts ~yellow
pink trousers girl = Trousers @girls ~pink
purple leggings = Leggings ~purple
red trousers ladies = Trousers @women ~\\bred\\b
safed bra = Bras ~white
brown trousers mens = Trousers @men ~brown
neela jacket ladies = Jackets @women ~blue
baingani tshirt = T-Shirts/Tees ~purple
`,
  synonym: `
odhni cotton = Dupattas
pajama for ladies = Pyjamas^&^Night^Suits @women
ganji mens = Vests^&^Camisoles @men
goggles for men = Sunglasses
nikkar boys = Shorts @boys
half pant mens = Shorts/Capris^&^Three-fourths @men
saree pin = Brooches ~saree^pin
mangal sutra = Jewellery^Sets ~mangalsutra|tanmaniya
angoothi = Rings
gale ki chain = Necklaces/Pendants
moze = Socks^&^Stockings
sport shoes = Shoes ~sport|running|gym|walking|training|cricket
rain coat = Raincoats
coat pant men = Blazers^&^Suits @men
thermal inner = Thermals
kids dungaree = Jumpsuits^&^Dungarees @girls/boys ~dungaree
slip on shoes = Shoes ~slip.on
night gown ladies = Nightwear @women
naak ki bali = Nose^&^Body^Jewellery ~nose|nath
kada for men = Bangles^&^Bracelets ~kada|bracelet|\\bmen
pathani suit boys = Ethnic^Sets/Kurtas @boys ~pathani
cuff links = Cufflinks
bathing suit = Swimwear
`,
  size: `
mens jacket small = Jackets @men #S
hoodie size m = Hoodies^&^Sweatshirts #M
shorts 36 men = Shorts @men #36
tees xs women = Tees @women #XS
33 waist pant = Pants #33
tank top xl gents = Tanks @men #XL
gym tshirt L size = Tees #L
sweatshirt L size = Hoodies^&^Sweatshirts #L
running shorts 30 ladies = Shorts @women #30
sports bra M = Bras^&^Tanks #M
legging size 28 = Pants ~legging|tight #28
medium jacket for women = Jackets @women #M
`,
  spelling: `
jaket mens = Jackets @men
leggins women = Leggings/Pants @women
sweetshirt = Sweatshirts/Hoodies^&^Sweatshirts
neckles = Necklaces
sun glasess = Sunglasses
trousar = Trousers/Pants
kutri = Kurtis
loffers = Shoes ~loafer
mangelsutra = Jewellery^Sets ~mangalsutra|tanmaniya
casul shirt = Shirts ~casual
`,
  attribute: `
striped formal shirt men = Shirts @men ~striped ~formal
polka dot shirt = Shirts ~polka
v neck tshirt women = T-Shirts/Tees @women ~v-neck
full sleeve top = Tops ~full^sleeve
pencil skirt = Skirts ~pencil
linen trousers = Trousers ~linen
animal print shirt = Shirts ~animal
checked shirt for women = Shirts @women ~check
cotton harem pants = Harem^Pants ~cotton
party shirt women = Shirts @women ~party
printed track pants = Track^Pants ~print
leather bracelet = Bangles^&^Bracelets ~leather
`,
  price: `
shirt 300 ke andar = Shirts <300
sandal 400 tak = Sandals <400
kurti 300 se kam = Kurtis/Kurtas <300
watch 700 tak = Watches <700
tshirt 199 wali = T-Shirts >150 <250
jeans around 700 = Jeans >525 <875
ring above 30000 = Rings >30000
saree 500 tak = Sarees <500
shoes 500 se kam = Shoes <500
dress 700 ke aas paas = Dresses >525 <875
jacket 1000 tak mens = Jackets @men <1000
टी शर्ट 300 तक = T-Shirts <300
`,
};
