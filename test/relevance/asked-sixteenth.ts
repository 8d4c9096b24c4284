/**
 * A sixteenth set, mostly of colours, for a real catalogue; written and judged by the goods' texts before search was run on
 * it; see `askedOfReal`.
 */
export const sixteenthOfReal: Readonly<Record<string, string>> = {
  colour: `
black tee = Tees/T-Shirts ~\\bblack\\b
kaale shorts mens = Shorts @men ~\\bblack\\b
orange hoodie = Hoodies^&^Sweatshirts/Sweatshirts ~\\borange\\b
purple jacket ladies = Jackets @women ~\\bpurple\\b
red jacket = Jackets ~\\bred\\b
yellow tank top women = Bras^&^Tanks/Tanks @women ~\\byellow\\b
blue jeans gents = Jeans @men ~\\bblue\\b
navy blue backpack = Backpacks ~\\b(navy|blue)\\b
grey track pants = Track^Pants ~\\bgr[ae]y\\b
silver jhumke = Earrings ~\\bsilver\\b
gold pendant = Pendants ~\\bgold(en)?\\b
white gold ring = Rings ~\\bwhite\\b
yellow gold bangles = Bangles^&^Bracelets ~\\byellow\\b
pink handbag = Handbags^&^Clutches ~\\bpink\\b
beige handbag = Handbags^&^Clutches ~\\bbeige\\b
brown shoes = Shoes ~\\b(brown|tan)\\b
brown sandals = Sandals ~\\b(brown|tan)\\b
cream trousers = Trousers ~\\bcream\\b
mustard jacket = Jackets ~\\bmustard\\b
maroon track pants = Track^Pants ~\\bmaroon\\b
peach kurti = Kurtis ~\\bpeach\\b
multicolour shirt = Shirts ~multi.?colou?r
gulabi leggings = Leggings ~\\bpink\\b
काली जैकेट = Jackets ~\\bblack\\b
लाल टी शर्ट = T-Shirts/Tees ~\\bred\\b
हरी पैंट = Pants/Trousers/Track^Pants ~\\bgreen\\b
नीली शॉर्ट्स = Shorts ~\\bblue\\b
safed earrings = Earrings ~\\b(white|pearls?)\\b
orange t shirt for men = T-Shirts/Tees @men ~\\borange\\b
green pants for women = Pants/Trousers/Track^Pants @women ~\\bgreen\\b
blue dungaree = Jumpsuits^&^Dungarees ~\\bblue\\b
black or blue jeans = Jeans ~\\b(black|blue)\\b
red and black shorts = Shorts ~\\b(black|red)\\b
black handbag = Handbags^&^Clutches ~\\bblack\\b
golden bangles = Bangles^&^Bracelets ~\\bgold(en)?\\b
light grey tshirt = T-Shirts/Tees ~\\bgr[ae]y\\b
red earrings = Earrings ~\\bred\\b
green earrings = Earrings ~\\bgreen\\b
white shirt = Shirts ~\\bwhite\\b
pink trousers = Trousers/Pants ~\\bpink\\b
kaali leggings ladies = Leggings @women ~\\bblack\\b
purple shorts womens = Shorts @women ~\\bpurple\\b
olive green cargo = Cargos/Pants/Shorts ~\\b(olive|green)\\b
white sneakers = Shoes ~\\bwhite\\b
red dress = Dresses ~\\bred\\b
blue hoodie for men = Hoodies^&^Sweatshirts/Sweatshirts @men ~\\bblue\\b
neeli jeans ladies = Jeans @women ~\\bblue\\b
golden necklace set = Necklaces/Jewellery^Sets ~\\bgold(en)?\\b
gray tank mens = Tanks @men ~\\bgr[ae]y\\b
lavender hoodie = Hoodies^&^Sweatshirts ~\\b(lavender|purple)\\b
`,
  price: `
black shoes under 1000 = Shoes <1000 ~\\bblack\\b
red jacket under 4000 = Jackets <4000 ~\\bred\\b
blue jeans under 1500 = Jeans <1500 ~\\bblue\\b
silver earrings under 500 = Earrings <500 ~\\bsilver\\b
kurti under 400 = Kurtis <400
saree above 1000 = Sarees >1000
handbag 500 se 1000 = Handbags^&^Clutches >500 <1000
gold ring 20000 tak = Rings <20000 ~\\bgold\\b
pink bra 500 ke andar = Bras <500 ~\\bpink\\b
shirt 500 to 800 = Shirts >500 <800
`,
  negation: `
jacket not black = Jackets
t shirt without print = T-Shirts/Tees !print
kurti not cotton = Kurtis !cotton
shoes but not running = Shoes !running
earrings without pearl = Earrings !pearl
bra not padded = Bras/Bras^&^Tanks !(?<!non.)padded
ring no diamond = Rings !diamond
backpack not laptop = Backpacks !laptop
`,
  occasion: `
gym shorts = Shorts
yoga pants women = Pants/Leggings/Track^Pants/Tights/Capris^&^Three-fourths @women
trekking bag = Backpacks/Bags
office trousers men = Trousers/Pants @men
swimming costume ladies = Swimwear @women
rain coat for boys = Raincoats
bridal jewellery = Jewellery^Sets/Necklaces/Earrings/Nose^&^Body^Jewellery/Bangles^&^Bracelets/Rings
party shoes men = Shoes @men
running tshirt men = T-Shirts/Tees @men
thand ke liye thermal = Thermals
`,
};

/** The same for the demo town: its shades, tones and patterns. */
export const sixteenthOfTown: Readonly<Record<string, string>> = {
  colour: `
red saree = saree +red
maroon sherwani = sherwani +red
blue kurta for men = kurta/kurta-set @men +blue
pink lehenga = lehenga +pink
black dress = dress +black
white shirt mens = shirt @men +white
green dupatta = dupatta +green
mustard kurti = kurti/kurta @women +yellow
sky blue shirt = shirt +blue
grey trousers men = trousers @men +grey
brown shoes = shoes +brown
golden sandals = sandals/juttis +gold
orange saree = saree +orange
purple anarkali = anarkali +purple
laal chunni = dupatta +red
hara kurta = kurta/kurta-set/kurti +green
पीली साड़ी = saree +yellow
काली ड्रेस = dress +black
gulabi frock = frock +pink
off white kurta mens = kurta/kurta-set @men +white
navy polo = t-shirt +blue
black jeans = jeans +black
beige trousers = trousers +beige
teal suit = salwar-suit +blue
cream sherwani = sherwani
black belt = belt +black
red bag = bag +red
white and blue shirt = shirt
peach lehenga = lehenga +orange
rust kurti = kurti/kurta @women +orange
`,
};
