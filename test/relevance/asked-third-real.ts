/** Like `thirdOfTown`, for a real catalogue. */
export const thirdOfReal: Readonly<Record<string, string>> = {
  negation: `
watch not digital = Watches !digital
earrings not jhumki = Earrings !jhum
leggings not printed = Leggings/Pants !print
bra not cotton = Bras/Bras^&^Tanks !cotton
saree not georgette = Sarees !georgette
jacket not leather = Jackets !leather
flats nahi heels chahiye = Sandals ~heel|wedge
trouser not formal = Trousers/Pants !formal
mens shirt not checkered = Shirts @men !check
ring without diamond = Rings !diamond
काला नहीं बैग = Handbags^&^Clutches/Backpacks/Bags !black
kurta not anarkali = Kurtas/Kurtis !anarkali
`,
  occasion: `
interview shirt for men = Shirts @men ~formal
gym ke liye tshirt = T-Shirts/Tees/Tanks
bridal jewellery set = Jewellery^Sets/Necklaces
office handbag = Handbags^&^Clutches/Bags
yoga wear = * ~yoga
rainy season wear = Raincoats
party frock for girl = Dresses @girls
winter cap = Caps^&^Hats
night wear women = Nightwear/Pyjamas^&^Night^Suits @women
college top for girl = Tops/Tees/T-Shirts/Tunics @girls/women
hiking bag = Backpacks/Bags
festival kurta set = Ethnic^Sets/Kurtas
`,
  gender: `
boys watch = Watches @boys
girls skirt = Skirts @girls
ladies sweater = Sweaters^&^Cardigans @women
boys track pants = Track^Pants @boys
mens shorts = Shorts @men
girls jacket = Jackets @girls
ladies blazer = Blazers^&^Suits @women
men thermal = Thermals @men
mom ke liye nighty = Nightwear @women
gents muffler = Scarves^&^Stoles @men
infant bodysuit = Bodysuits
महिलाओं के लिए जींस = Jeans @women
girl watch = Watches @girls/women
`,
  colour: `
silver pendant = Pendants ~silver
blue shirt = Shirts ~blue
silver earrings = Earrings ~silver
golden necklace = Necklaces/Pendants/Jewellery^Sets ~gold
grey tshirt = T-Shirts/Tees ~gr[ae]y
brown trousers = Trousers/Pants ~brown
kale joote = Shoes ~black
purple hoodie = Hoodies^&^Sweatshirts/Sweatshirts ~purple
yellow top = Tops/Tees/Bras^&^Tanks ~yellow
green pants = Pants/Trousers/Track^Pants ~green
turquoise bra = Bras ~turqu
`,
  synonym: `
kachha = Briefs^&^Boxers
clutch = Handbags^&^Clutches
rucksack = Backpacks/Bags
half pant = Shorts/Capris^&^Three-fourths
locket = Pendants/Necklaces
nose pin = Nose^&^Body^Jewellery
anklet = Nose^&^Body^Jewellery ~anklet
clutcher = Hair^Accessories
high heels = Sandals ~heel
choker = Necklaces ~choker
suit piece = Dress^Material
jeggings = Leggings/Tights/Jeans
चश्मा = Sunglasses
night dress for women = Nightwear/Pyjamas^&^Night^Suits @women
`,
  size: `
hoodie xs women = Hoodies^&^Sweatshirts @women #XS
track pants 36 waist = Pants/Track^Pants #36
gym tank xl = Tanks/Bras^&^Tanks #XL
women jacket large = Jackets @women #L
shorts 29 ladies = Shorts @women #29
t shirt medium men = Tees/T-Shirts @men #M
capri 29 waist = Pants/Capris^&^Three-fourths #29
jacket xs = Jackets #XS
men pants 34 = Pants/Trousers @men #34
size l sports bra = Bras^&^Tanks/Bras #L
small hoodie for men = Hoodies^&^Sweatshirts @men #S
tank m size women = Tanks/Bras^&^Tanks @women #M
`,
  spelling: `
sungalsses = Sunglasses
brashier = Bras
kurty = Kurtis
slipar = Slippers^&^Flip^Flops
jewelery set = Jewellery^Sets
jegings = Leggings/Tights/Jeans
watche = Watches
blouz = Blouses/Dress^Material
hanbag = Handbags^&^Clutches/Bags
swet shirt = Sweatshirts/Hoodies^&^Sweatshirts
ringes = Rings
tracksute = Track^Suits
lehnga cholli = Lehenga^Cholis
`,
  attribute: `
non padded bra = Bras ~non.padded
silk saree kanjivaram = Sarees ~kanji?varam
loafers = Shoes ~loafer
casual sneakers = Shoes ~sneaker
hoop earrings = Earrings ~hoop
tube bra = Bras ~tube
a line kurti = Kurtis/Kurtas ~a-line
checkered casual shirt = Shirts ~check
embroidered kurta = Kurtas/Kurtis ~embroid
single breasted blazer = Blazers^&^Suits ~single^breasted
polyester stole = Scarves^&^Stoles ~polyester
solid tie = Ties ~solid
round neck women tshirt = T-Shirts/Tees @women ~round^neck
`,
  price: `
kurti under 400 = Kurtis <400
saree 1500 tak = Sarees <1500
ring below 600 = Rings <600
mens jeans under 1000 = Jeans @men <1000
leggings 200 se 400 = Leggings >200 <400
handbag 1000 se upar = Handbags^&^Clutches >1000
sasti bra = Bras <230
socks under 250 = Socks^&^Stockings <250
tops below 300 = Tops <300
cap 500 tak = Caps^&^Hats <500
blazer 2000 to 4000 = Blazers^&^Suits >2000 <4000
chappal 200 wali = Slippers^&^Flip^Flops/Sandals <240
`,
};
