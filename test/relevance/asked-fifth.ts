/** A fifth set for the demo town, typed as on a phone, written and judged before search was run on it; see `askedOfTown`. */
export const fifthOfTown: Readonly<Record<string, string>> = {
  negation: `
lehenga choli but not pink = lehenga -pink
tshirt without stripes = t-shirt !strip
saree silk nahi chahiye = saree !silk
bag leather na ho = bag !leather
women kurta not cotton = kurta/kurti @women !cotton|mulmul|khadi
jeans except skinny and slim = jeans !skinny|slim
formal shirt not black = shirt -black ~formal|office|oxford|pinstripe
नीली के अलावा जींस = jeans -blue
dupatta laal chhod ke = dupatta -red
earrings not oxidised = earrings !oxidi[sz]ed
non leather shoes men = shoes/juttis/sandals @men !leather
`,
  occasion: `
birthday party frock = frock/anarkali/lehenga @girls
cocktail party ke liye gown = anarkali/dress ~gown|satin|party|velvet|evening
travel ke liye comfortable jogger = trousers ~jogger|drawstring
eid ke liye kurta pyjama men = kurta-set/kurta @men
farewell saree = saree
gym tshirt for men = t-shirt @men
godh bharai ke liye lehenga = lehenga @women
रिसेप्शन के लिए शेरवानी = sherwani @men
morning walk shoes = shoes
ganesh chaturthi kids kurta = kurta-set/kurta/sherwani @boys/girls
`,
  gender: `
mausi ke liye shawl = shawl/scarf @women
ladke ki shirt = shirt @boys/men
chhote bhai ke liye jeans = jeans @boys/men
wife ko gift watch = watch @women
boyfriend ke liye shirt = shirt @men
7 saal ke bete ke liye kurta = kurta-set/sherwani @boys
nanand ke liye suit = salwar-suit/kurta-set/anarkali @women
ladies sandal = sandals @women
gents footwear = shoes/sandals/juttis @men
baby girl lehenga = lehenga @girls
husband ke liye sweater = sweater @men
`,
  colour: `
parrot green suit = salwar-suit +green
cream sweater ladies = sweater @women +beige
silver heels = sandals +silver
wine colour kurta mens = kurta @men ~wine
off white anarkali = anarkali +white
grey pant = trousers +grey
yellow polo = t-shirt ~polo
हरा लहंगा = lehenga +green
multicolour dupatta = dupatta ~five|multi|leheriya
khakhi shorts = shorts +beige
coffee brown jacket = jacket/nehru-jacket +brown
`,
  synonym: `
overcoat = jacket ~coat
tote = bag ~tote
chandbali = earrings ~chandbali
dungaree dress = dress ~pinafore
mojdi for ladies = juttis @women
latkan earrings = earrings ~drop|jhumka|chandbali
chain pendant gale ka = necklace
kaftan = dress ~kaftan
coat for ladies long = jacket ~coat
kurta pajama = kurta-set @men/boys
ghaghra choli bachi = lehenga @girls
half jacket for kurta = nehru-jacket
`,
  size: `
shirt 40 size = shirt #L/40
kids hoodie 6-7 year = hoodie @boys/girls #6-7Y
kada 2.4 = bangles #2.4
mens trousers 38 waist = trousers @men #38
xs kurta women = kurta/kurti @women #XS
nehru jacket 42 number = nehru-jacket #XL/42
UK 11 shoes = shoes/juttis/sandals #UK^11
salwar suit double xl = salwar-suit #XXL
10 saal ke ladke ki shirt = shirt @boys #10-11Y/9-10Y
anarkali m = anarkali #M
women jeans 28 = jeans @women #28
`,
  spelling: `
lehngaa choli red = lehenga +red
pyjma kurta = kurta-set
cordroy jacket = jacket ~corduroy
denum jacket = jacket ~denim
salwaar soot = salwar-suit
kolapuri chapal = sandals
plazzo pant = trousers/kurta-set ~palazzo
trowser mens = trousers @men
bandhej duppta = dupatta ~bandh
anarkli dress = anarkali
pashmna shawl = shawl
lenin shirt = shirt ~linen
`,
  attribute: `
drawstring trousers = trousers ~drawstring
snap button shirt = shirt ~snap
sleeveless jacket = jacket ~sleeveless
a line skirt = skirt ~a-line
half sleeve shirt men = shirt @men ~half
banarasi dupatta = dupatta ~banarasi
velvet suit = salwar-suit ~velvet
linen kurta = kurta ~linen
zip hoodie = hoodie ~zip
chikankari kurta mens = kurta/kurta-set @men ~chikankari
`,
  price: `
lehenga 5000 ke neeche = lehenga <5000
bag 600 rs = bag <600
jutti 1000 se kam = juttis <1000
shirt between 600 and 1000 = shirt >600 <1000
expensive saree = saree >4000
sweater 1500 tak = sweater <1500
earrings below 500 = earrings <500
सलवार सूट 2000 तक = salwar-suit <2000
dupatta 1000 ke aas paas = dupatta >750 <1250
jacket upto 2500 = jacket/nehru-jacket <2500
kurta set 2500 se upar = kurta-set >2500
`,
};

/** The same for a real catalogue. */
export const fifthOfReal: Readonly<Record<string, string>> = {
  negation: `
backpack not black = Backpacks/Bags !black
kurti not printed = Kurtis/Kurtas !print
top full sleeve nahi = Tops !full^sleeve|long.sleeve
skirt not mini = Skirts !mini
bra without padding = Bras !(?<!non[-^])padded|push
sweater v neck nahi chahiye = Sweaters^&^Cardigans !v.neck
dress bina print = Dresses !print
jeans not slim fit = Jeans !slim
sunglasses not aviator = Sunglasses !aviator
बिना हील सैंडल = Sandals !heel|wedge
`,
  occasion: `
gym ke liye bag = Bags/Backpacks ~duffl|gym|sport
kitty party dress = Dresses
thandi me pehenne wale socks = Socks^&^Stockings
college bag for boys = Backpacks/Bags
party heels = Sandals/Shoes ~heel|wedge|party
school ke liye bag = Backpacks/Bags
farewell party dress = Dresses
trekking backpack = Backpacks/Bags ~rucksack|trek|hik|[4-9]\\d^L
barish ka coat = Raincoats
beach slippers = Slippers^&^Flip^Flops
mehendi ke liye kurti = Kurtis/Kurtas
sone ke liye dress = Nightwear/Pyjamas^&^Night^Suits
`,
  gender: `
boys sweatshirt = Sweatshirts/Hoodies^&^Sweatshirts @boys
chhoti bachi ki dress = Dresses/Jumpsuits^&^Dungarees @girls
mardana kurta = Kurtas/Ethnic^Sets @men
mens vest = Vests^&^Camisoles @men
boys kurta pajama = Ethnic^Sets/Kurtas @boys
gents boxer = Briefs^&^Boxers @men
beta ke liye tshirt = T-Shirts @boys
girlfriend ke liye watch = Watches ~women|girl|ladies
पुरुषों के लिए जैकेट = Jackets @men
ladies night suit = Pyjamas^&^Night^Suits/Nightwear @women
`,
  colour: `
yellow t shirt = T-Shirts/Tees ~yellow
blue sling bag = Handbags^&^Clutches ~blue
golden earrings = Earrings ~gold
pink skirt = Skirts ~pink
maroon track pants = Track^Pants ~maroon
काली लेगिंग = Leggings/Tights ~black
neela backpack = Backpacks/Bags ~blue
red trousers = Trousers/Pants ~\\bred\\b
dark blue t shirt = T-Shirts/Tees ~dark^blue|navy
`,
  synonym: `
braces for pant = Suspenders
hair rubber band clip = Hair^Accessories
spaghetti camisole = Vests^&^Camisoles
chaddi mens = Briefs^&^Boxers @men
ganji = Vests^&^Camisoles
shades for men = Sunglasses
dungri = Jumpsuits^&^Dungarees
jooda clip = Hair^Accessories
clutch purse = Handbags^&^Clutches
lower mens = Track^Pants/Pants/Pyjamas^&^Night^Suits/Trousers @men
monkey cap = Caps^&^Hats
`,
  size: `
tee xl men = Tees/T-Shirts @men #XL
pant 34 = Pants #34
ladies hoodie m = Hoodies^&^Sweatshirts @women #M
jacket small size = Jackets #S
shorts 28 women = Shorts @women #28
sweatshirt l men = Hoodies^&^Sweatshirts/Sweatshirts @men #L
yoga pant 29 = Pants #29
36 waist pants = Pants/Trousers #36
tshirt size l women = Tees/T-Shirts @women #L
sports bra size m = Bras^&^Tanks/Bras #M
men jacket large = Jackets @men #L
`,
  spelling: `
jackit for men = Jackets @men
dangree = Jumpsuits^&^Dungarees
sweather for men = Sweaters^&^Cardigans @men
shrit men = Shirts @men
sunglass avaitor = Sunglasses ~aviator
leging = Leggings
sungles = Sunglasses
jumsuit = Jumpsuits^&^Dungarees
necklas = Necklaces/Jewellery^Sets
trak pant = Track^Pants/Pants
tunick = Tunics
`,
  attribute: `
self design stole = Scarves^&^Stoles ~self^design
animal print skirt = Skirts ~animal^print
polo neck tshirt men = T-Shirts @men ~polo
printed scarf = Scarves^&^Stoles ~print
woollen cap = Caps^&^Hats ~wool
skinny jeans = Jeans ~skinny
striped tie = Ties ~strip
wedges sandals = Sandals ~wedge
crew length socks = Socks^&^Stockings ~crew
`,
  price: `
backpack 500 ke andar = Backpacks/Bags <500
shoes 1000 se kam = Shoes <1000
watch under 300 = Watches <300
bra 200 tak = Bras <200
jeans 500 to 800 = Jeans >500 <800
ring above 10000 = Rings >10000
necklace 200 rs = Necklaces/Jewellery^Sets <200
sasti leggings = Leggings <350
jacket 1000 se 1500 = Jackets >1000 <1500
saree below 500 = Sarees <500
sandal 400 ke aaspas = Sandals >300 <500
महंगी घड़ी = Watches >849
`,
};
