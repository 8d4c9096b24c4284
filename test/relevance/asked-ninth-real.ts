/** The ninth set for a real catalogue, written and judged before search was run on it; see `askedOfReal`. */
export const ninthOfReal: Readonly<Record<string, string>> = {
  negation: `
formal shirt not striped = Shirts ~formal !striped
tshirt polo nahi chahiye = T-Shirts/Tees !polo
mens tshirt not printed = T-Shirts/Tees @men !print
sandals but not wedges = Sandals/Slippers^&^Flip^Flops !wedge
ladies shoes bina heel ke = Shoes/Sandals !heels|wedge
jeans no skinny no slim = Jeans !skinny|slim
kurta embroidery ke bina = Kurtas/Kurtis !embroider
dress jo a line na ho = Dresses !a-line
jewellery set not kundan = Jewellery^Sets !kundan
backpack other than laptop bag = Backpacks/Bags !laptop
skirts except printed = Skirts !print
bracelet leather nahi = Bangles^&^Bracelets !leather
salwar suit material not semi stitched = Dress^Material !semi
saree cotton ke alawa = Sarees !cotton
jacket mens not sleeveless = Jackets @men !sleeveless
track pants any colour but black = Track^Pants !black
sweater not v neck = Sweaters^&^Cardigans !v-neck
watch jo ladies ki na ho = Watches !women|girls
kids dress not pink = Dresses @girls !pink
leggings not jeggings = Leggings/Tights/Pants ~legging|tight !jegging
ring no gold = Rings !gold
बिना बाजू का टॉप नहीं = Tops !sleeveless
चश्मा एविएटर नहीं = Sunglasses !aviator
loafers chhod ke joote = Shoes !loafer
socks ankle length nhi = Socks^&^Stockings !ankle
`,
  occasion: `
shaadi me pehnne ke liye coat pant = Blazers^&^Suits @men/boys
office jaane ke liye ladies top = Tops @women ~formal
monsoon ke liye jacket = Raincoats/Jackets
gym wear for women = * @women ~gym|yoga|run|fitness|sport|training|tank|workout|compete|tights|active
morning walk ke liye shoes = Shoes ~walk|running|sport|gym
thandi me bachon ke liye = Sweaters^&^Cardigans/Jackets/Sweatshirts/Thermals/Hoodies^&^Sweatshirts @boys/girls
farewell ke liye saree = Sarees !daily
daily use bra = Bras
party me pehenne wali heels = Sandals ~heel|wedge|party
college girls ke liye kurti = Kurtis/Kurtas/Tunics
bridal jewellery = Jewellery^Sets/Necklaces/Rings/Earrings/Bangles^&^Bracelets
mundan me bachche ke liye kurta = Ethnic^Sets/Kurtas @boys/girls
night me sone ke liye = Nightwear/Pyjamas^&^Night^Suits/Shorts ~night|pyjama|babydoll
formal shoes for interview = Shoes ~formal|corporate|oxford|derby|lace|monk|brogue
trip ke liye rucksack = Backpacks ~rucksack
dance practice ke liye pants = Pants/Track^Pants/Leggings/Tights/Harem^Pants
casual shirts for college boys = Shirts @men/boys ~casual
puja ke liye boys dhoti kurta = Ethnic^Sets/Kurtas @boys
winter ke liye gloves = Gloves
fancy dress party wear girls = Dresses/Lehenga^Cholis/Ethnic^Sets @girls
summer ke liye shorts ladies = Shorts @women
sports bra for running = Bras/Bras^&^Tanks ~sport|run|fitness|compete|bra
office ke liye handbag = Handbags^&^Clutches/Bags
त्योहार के लिए कुर्ती = Kurtis ~festive|party|wedding|embroider
जिम के लिए शॉर्ट्स = Shorts
`,
  gender: `
mens shirt formal = Shirts @men ~formal
womens tshirt = T-Shirts/Tees @women
meri behen ke liye watch = Watches ~women|girls|luma|unisex
mummy ke liye sweater = Sweaters^&^Cardigans @women
bhai ke liye jacket = Jackets @men
chote bachche ke liye track pants = Track^Pants @boys/girls
ladies jeans slim = Jeans @women ~slim
gents trousers = Trousers/Pants @men
sandal for ladies = Sandals @women
mardon ke liye sweater = Sweaters^&^Cardigans @men
ladkiyo ke liye t shirt = T-Shirts/Tees @women/girls
bete ki shirt = Shirts @boys
wife ke liye handbag = Handbags^&^Clutches
mens night pajama = Pyjamas^&^Night^Suits/Thermals @men ~pyjama
gift for boyfriend = Socks^&^Stockings/Watches/Ties/Belts/Cufflinks/Card^Holders/Sunglasses/Bags/Backpacks/Caps^&^Hats/Scarves^&^Stoles/Brooches/Bangles^&^Bracelets @men/boys/unisex/
महिलाओं की जींस = Jeans @women
लड़कियों के कपड़े = * @girls/women
बच्चों की ड्रेस = Dresses/Jumpsuits^&^Dungarees/Ethnic^Sets @girls/boys
nanhi pari ke liye dress = Dresses @girls
unisex watch = Watches ~luma|men,^women|girls,^boys|couple
`,
  colour: `
pink tshirt ladies = T-Shirts/Tees @women ~pink
black track pants mens = Track^Pants/Pants @men ~black
blue jeans women slim = Jeans @women ~blue
white tshirt = T-Shirts/Tees ~white
red jeans = Jeans ~\\bred\\b
black shoes = Shoes ~black
hara tshirt = T-Shirts/Tees ~green
grey hoodie = Hoodies^&^Sweatshirts ~gr[ea]y
neela shirt mens = Shirts @men ~blue
kala top = Tops/Tees/Bras^&^Tanks @women/girls ~black
pink dungaree girls = Jumpsuits^&^Dungarees ~pink
green jacket men = Jackets @men ~green
blue loafers = Shoes ~loafer ~blue
safed shirt mens = Shirts @men ~white
purple bra = Bras/Bras^&^Tanks ~purple ~bra
multicolour leggings = Leggings ~multicolor
yellow tee women = Tees/T-Shirts @women ~yellow
laal trousers = Trousers ~\\bred\\b
गुलाबी ब्रा = Bras ~pink
red shorts men = Shorts @men ~\\bred\\b
`,
  synonym: `
khakhi cargo = Cargos/Shorts ~cargo
kameez salwar set = Ethnic^Sets/Dress^Material ~salwar
chain for neck = Necklaces/Pendants
bindiya jhumki = Earrings ~jhumki
suit salwar ka kapda = Dress^Material ~suit
kapde ka blouse unstitched = Dress^Material ~blouse
topi woolen = Caps^&^Hats
formal coat = Blazers^&^Suits/Coats/Waistcoats/Jackets
boxer shorts mens = Briefs^&^Boxers @men ~boxer
baby romper = Jumpsuits^&^Dungarees/Bodysuits ~romper
maxi gown = Dresses/Dress^Material ~maxi|gown
night dress ladies = Nightwear @women
palazzo kurta set = Ethnic^Sets ~pallazo|palazzo
ladies tights gym = Tights @women
atm card wallet = Card^Holders
printed stole = Scarves^&^Stoles ~print
sando baniyan = Vests^&^Camisoles
naak ki pin = Nose^&^Body^Jewellery ~nose|nath
ladies stockings = Socks^&^Stockings ~stocking|women
kurti legging set = Ethnic^Sets ~legging
gents bandana rumal = Scarves^&^Stoles ~bandana
`,
  size: `
tank top m women = Bras^&^Tanks @women #M
xl hoodie men = Hoodies^&^Sweatshirts @men #XL
shorts 32 = Shorts #32
jacket small size women = Jackets @women #S
pants 36 waist = Pants #36
size 29 capri women = Pants @women #29
extra small jacket = Jackets #XS
sweatshirt xs women = Hoodies^&^Sweatshirts @women #XS
running short 28 = Shorts #28
mens pant size 34 = Pants @men #34
`,
  spelling: `
baniyan mens vestt = Vests^&^Camisoles @men
jeens ladies = Jeans @women
sandel heels = Sandals ~heel
pajjama = Pyjamas^&^Night^Suits
watche for men = Watches ~\\bmen\\b|luma|unisex
sweater cardigen = Sweaters^&^Cardigans
rign gold = Rings ~gold
hand bag ledis = Handbags^&^Clutches
dreess = Dresses
swetter mens = Sweaters^&^Cardigans @men
lehnga choli girl = Lehenga^Cholis @girls
`,
  attribute: `
round neck t shirt men = T-Shirts/Tees @men ~round^neck
solid polo t shirt = T-Shirts ~solid ~polo
high low dress = Dresses ~high^low
cycling shorts women = Shorts @women ~cycling
checkered shirt men = Shirts @men ~checkered
graphic print tshirt men = T-Shirts/Tees @men ~graphic
tube skirt = Skirts ~tube
denim shorts = Shorts ~denim
`,
  price: `
heels below 600 = Sandals ~heel <600
leggings 200 tak = Leggings <200
top 400 se kam = Tops <400
watch 1000 ke andar men = Watches <1000 ~\\bmen\\b|sonata|boys
tshirt 300 to 500 = T-Shirts >300 <500
shirt around 500 = Shirts >375 <625
sabse sasti bra = Bras <200
पर्स 500 तक = Handbags^&^Clutches/Card^Holders <500
boys jeans 800 tak = Jeans @boys <800
saree 1000 se 2000 = Sarees >1000 <2000
ring 500 tak = Rings <500
`,
};
