/** A later set for a real catalogue, judged before search was changed again; see `askedOfReal`. */
export const laterOfReal: Readonly<Record<string, string>> = {
  negation: `
tshirt without collar = T-Shirts/Tees !polo|collar
backpack not for laptop = Backpacks !laptop
watch not leather = Watches !leather
bra non padded = Bras/Bras^&^Tanks !(?<!non.)\\bpadded
heels nahi flat sandal = Sandals !heel|wedge
jeans ripped nahi = Jeans !ripped|torn|distress
dress bina sleeve ke = Dresses ~sleeveless
shoes except sports = Shoes !sport|running
`,
  occasion: `
office bag for women = Handbags^&^Clutches/Bags ~women|girl
party wear earrings = Earrings
wedding jewellery set = Jewellery^Sets/Necklaces
travel backpack = Backpacks/Bags
kids winter wear = Sweaters^&^Cardigans/Jackets/Sweatshirts/Hoodies^&^Sweatshirts/Thermals/Coats/Caps^&^Hats @kids/boys/girls
shaadi ke liye saree = Sarees
beach wear = Shorts/Swimwear/Slippers^&^Flip^Flops/Kaftans/Lingerie^&^Shapewear
navratri lehenga choli = Lehenga^Cholis
`,
  gender: `
mummy ke liye saree = Sarees
gents slippers = Slippers^&^Flip^Flops/Sandals !women|girl
baby boy romper = Jumpsuits^&^Dungarees/Bodysuits ~romper
ladkon ke liye t shirt = T-Shirts/Tees @boys/men
girlfriend gift watch = Watches ~women|girl
women blazer = Blazers^&^Suits @women
महिलाओं की घड़ी = Watches ~women|girl
`,
  colour: `
maroon saree = Sarees ~maroon
navy blue tshirt = T-Shirts/Tees ~navy|blue
golden bangles = Bangles^&^Bracelets ~gold
काली टी शर्ट = T-Shirts/Tees ~black
pink top for women = Tops/Tunics ~pink
brown shoes = Shoes ~brown|tan
white shirt men = Shirts ~white
`,
  synonym: `
salwar kameez = Dress^Material/Ethnic^Sets/Kurtas/Kurtis/Patialas^&^Churidars @women/ ~salwar|suit|dupatta
specs = Sunglasses
mangalsutra = Necklaces/Pendants/Jewellery^Sets ~mangalsutra
payal = * ~anklet
nath = Nose^&^Body^Jewellery ~nath|nose
hair clip = Hair^Accessories
kurta pajama for men = Ethnic^Sets/Kurtas @men ~pyjama|pajama|churidar
thermal wear = Thermals ~thermal
choli = Lehenga^Cholis/Blouses
bindi bangles = Bangles^&^Bracelets
`,
  size: `
tank top size l = Tanks/Bras^&^Tanks #L
jacket xxl = Jackets #XXL
32 waist shorts = Shorts #32
hoodie medium = Hoodies^&^Sweatshirts/Sweatshirts #M
pants waist 30 = Pants/Trousers #30
tee small = Tees/T-Shirts #S
`,
  spelling: `
brassier = Bras/Bras^&^Tanks
jwellery set = Jewellery^Sets
bagpack = Backpacks
lagging = Leggings
t sirt = T-Shirts/Tees
sweatshrt = Sweatshirts/Hoodies^&^Sweatshirts
slipers = Slippers^&^Flip^Flops
nekless set = Necklaces/Jewellery^Sets
pandant = Pendants
`,
  attribute: `
chronograph watch = Watches ~chronograph
embroidered kurti = Kurtis ~embroider
straight kurti = Kurtis ~straight
half sleeve shirt = Shirts ~half
round neck tshirt men = T-Shirts/Tees ~round
cubic zirconia ring = Rings ~cubic
canvas shoes = Shoes ~canvas
`,
  price: `
handbags below 1000 = Handbags^&^Clutches/Bags <1000
sasta joota = Shoes/Sandals/Slippers^&^Flip^Flops <560
kurti 300 se 500 = Kurtis >300 <500
₹199 leggings = Leggings <205
sunglasses under 300 = Sunglasses <300
घड़ी 500 के अंदर = Watches <500
necklace 250 tak = Necklaces <250
cheapest jeans = Jeans <720
`,
};
