/** Like `secondOfTown`, for a real catalogue. */
export const secondOfReal: Readonly<Record<string, string>> = {
  negation: `
leggings not white = Leggings !white
backpack without laptop = Backpacks !laptop
kurta without embroidery = Kurtas !embroider
sports shoes nahi casual shoes = Shoes !sport|running
skirt not a-line = Skirts !A-line
jewellery set no pearl = Jewellery^Sets !pearl
full sleeve nahi sweatshirt = Sweatshirts/Hoodies^&^Sweatshirts !full^sleeve
jeans bina ladies = Jeans @men/boys
blazer not printed = Blazers^&^Suits !print
polo nahi tshirt = T-Shirts/Tees !polo
ring without diamond = Rings !diamond
socks not ankle = Socks^&^Stockings !ankle
`,
  occasion: `
marriage ke liye jewellery = Jewellery^Sets/Necklaces/Earrings/Bangles^&^Bracelets/Rings/Pendants/Nose^&^Body^Jewellery/Brooches
casual kurti for college = Kurtis
winter jacket for women = Jackets/Coats @women
trekking bag = Backpacks/Bags
office wear shirt for women = Shirts @women
sports bra for gym = Bras/Bras^&^Tanks ~sport|gym|workout|train|fit
party dress for girls = Dresses @girls
baby party frock = Dresses @girls/kids
wedding sherwani for boy = Sherwanis/Ethnic^Sets ~sherwani
home wear pyjama = Pyjamas^&^Night^Suits/Thermals/Harem^Pants/Ethnic^Sets
swimsuit for men = Swimwear @men
summer shorts men = Shorts @men
traveling ke liye duffle bag = Bags/Backpacks
`,
  gender: `
mens socks = Socks^&^Stockings @men
ladies slippers = Slippers^&^Flip^Flops/Sandals !\\bmen\\b
girls track pants = Track^Pants @girls
baby boy dungaree = Jumpsuits^&^Dungarees @boys ~dungaree
women sweatshirt = Sweatshirts/Hoodies^&^Sweatshirts @women
papa ke liye kurta pajama = Ethnic^Sets/Kurtas @men
mens wrist watch = Watches ~\\bmen
लड़कों की टी शर्ट = T-Shirts/Tees @boys/men
mummy ke liye night suit = Pyjamas^&^Night^Suits/Nightwear !\\bmen\\b
men bracelet = Bangles^&^Bracelets
kids party shoes = Shoes/Sandals ~kid|boy|girl|baby
women ethnic set = Ethnic^Sets @women/
girls kurti set = Ethnic^Sets/Kurtis @girls/women
`,
  colour: `
maroon bra = Bras ~maroon
blue dress = Dresses ~blue
black hoodie = Hoodies^&^Sweatshirts/Sweatshirts ~black
grey trousers men = Trousers/Pants ~gr[ae]y
white tshirt women = T-Shirts/Tees @women ~white
yellow shorts = Shorts ~yellow
pink romper = Jumpsuits^&^Dungarees/Bodysuits ~pink
multicolor top = Tops ~multi
rose gold necklace = Necklaces/Pendants/Jewellery^Sets ~rose.gold
gulabi bag = Handbags^&^Clutches/Backpacks/Bags ~pink
brown bag = Handbags^&^Clutches/Backpacks/Bags ~brown
लाल जैकेट = Jackets ~\\bred\\b
black sling bag = Handbags^&^Clutches ~black
`,
  synonym: `
night gown = Nightwear
suit ka kapda = Dress^Material
hawai chappal = Slippers^&^Flip^Flops
bermuda = Shorts ~short
gym vest = Vests^&^Camisoles/Tanks/Bras^&^Tanks
jewellery ka set = Jewellery^Sets
kalai ghadi = Watches
saree ki pin = Brooches
pallu scarf stole = Scarves^&^Stoles/Dupattas
winter inner = Thermals
three fourth pant = Capris^&^Three-fourths
romper suit = Jumpsuits^&^Dungarees/Bodysuits
visiting card holder = Card^Holders
lehenga chunni = Lehenga^Cholis
`,
  size: `
running shorts 34 = Shorts #34
xs jacket for women = Jackets @women #XS
men hoodie size m = Hoodies^&^Sweatshirts @men #M
tank size s = Tanks/Bras^&^Tanks #S
track pant 32 = Pants/Track^Pants #32
women tee l size = Tees @women #L
28 waist shorts women = Shorts @women #28
xl sports bra = Bras/Bras^&^Tanks #XL
medium tee men = Tees/T-Shirts #M
jacket small men = Jackets @men #S
pants size 29 women = Pants @women #29
sweatshirt L = Hoodies^&^Sweatshirts/Sweatshirts #L
`,
  spelling: `
bracelates = Bangles^&^Bracelets
jackit = Jackets
waistcot = Waistcoats/Ethnic^Sets ~waistcoat
leggins = Leggings
handbegs = Handbags^&^Clutches/Bags
nightsute = Pyjamas^&^Night^Suits/Nightwear
kurtees = Kurtis
stokings = Socks^&^Stockings ~stocking
pajma = Pyjamas^&^Night^Suits/Ethnic^Sets/Nightwear/Thermals/Apparel^Combos
sweatshart = Sweatshirts/Hoodies^&^Sweatshirts
sandels ladies = Sandals
pandents = Pendants/Necklaces
bagpak = Backpacks
`,
  attribute: `
plunge bra = Bras ~plunge
wayfarer sunglasses = Sunglasses ~wayfarer
striped polo tshirt = T-Shirts ~strip
hooded sweatshirt = Hoodies^&^Sweatshirts/Sweatshirts ~hood
round neck sweater = Sweaters^&^Cardigans ~round^neck
pearl necklace set = Necklaces/Jewellery^Sets ~pearl
empire waist dress = Dresses ~empire
silk blouse material = Dress^Material ~silk
regular fit trousers = Trousers ~regular
crystal brooch = Brooches ~crystal
leather backpack = Backpacks ~leather
floral print top = Tops ~floral
quilted jacket = Jackets ~quilt
`,
  price: `
kurta pajama under 1000 = Ethnic^Sets/Kurtas <1000
belt under 1000 = Belts <1000
socks 200 ke andar = Socks^&^Stockings <200
shoes 1000 se 2000 = Shoes >1000 <2000
sabse mehenga blazer = Blazers^&^Suits >4900
lehenga below 2000 = Lehenga^Cholis <2000
girls top under 500 = Tops @girls <500
watch 500 se 1000 = Watches >500 <1000
jeans upto 700 = Jeans <700
₹100 se kam bra = Bras <100
tie under 300 = Ties <300
sports shoes below 1000 = Shoes ~sport|running|train <1000
pendant 300 tak = Pendants <300
`,
};
