/** Like `unseenOfTown`, for a real catalogue. */
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
