/**
 * An eleventh set for the demo town, twenty or more queries of every kind, written and judged before search was run on
 * it; see `askedOfTown`.
 */
export const eleventhOfTown: Readonly<Record<string, string>> = {
  negation: `
saree dikhao bas silk mat dikhana = saree !silk
anything but maroon lehenga = lehenga !maroon
bagair kadhai wala kurta = kurta !chikankari|gota|embroider
hoodie for adults only not kids = hoodie @men/women
dont want skinny, jeans dikhao = jeans !skinny
shirt checks wali avoid = shirt !check|gingham
jutti jisme moti na lage ho = juttis !pearl
suit velvet rehne do = salwar-suit !velvet
bag chamde ka nhi chahye = bag !leather
frock pink ke sivay = frock -pink
kali t shirt mat dikhao = t-shirt -black
laal gulabi hata ke dupatta = dupatta -red -pink
flat sandals, block heel no = sandals !block^heel
kurti but no floral plz = kurti !floral
kurta men excluding short wala = kurta @men !short
nehru jacket jo makhmal ka na bana ho = nehru-jacket !velvet
बिना प्रिंट वाली शर्ट = shirt !block.print|printed|print|dabu|ajrakh|leheriya|bandh|floral|polka
मखमल के बगैर जैकेट = jacket/nehru-jacket !velvet
anarkali blk nt chahiye = anarkali -black
earring gold ki nai chahiye = earrings -gold
top minus stripes = top !stripe
rather than denim koi aur jacket = jacket/nehru-jacket !denim
`,
  occasion: `
karwa chauth pe red saree chahiye = saree +red
gangaur puja poshak = lehenga/dress/anarkali/saree/kurta-set/salwar-suit @women
office farewell me pehnni h saree = saree
school annual day lehenga for girl = lehenga @girls
airport look for men = hoodie/jacket/t-shirt/jeans/trousers/shirt/sweater/shoes @men
mehendi function green suit = salwar-suit/anarkali/kurta-set @women +green
godh bharai ke liye suit = salwar-suit/kurta-set/anarkali @women
cocktail night gown = dress/anarkali @women
freshers party outfit boys college = shirt/jacket/jeans/trousers/t-shirt/nehru-jacket/kurta/shoes @men
satyanarayan katha me gents kurta = kurta/kurta-set @men
goa honeymoon dress = dress @women
dandiya khelne ki chaniya choli = lehenga ~garba|chaniya|bandh|mirror
cousin ki roka ceremony suit = salwar-suit/kurta-set/anarkali @women
job interview shirt = shirt @men ~Pinstripe|Oxford|Mandarin|Band^Collar
trekking pe jacket = jacket
eid pe pehenne ka kurta = kurta/kurta-set
haldi rasam me peela kuch = lehenga/kurta/salwar-suit/saree/dress/anarkali/dupatta/kurta-set/kurti +yellow
mandir jane ke liye simple saree = saree
karwa chauth ka lehnga dulhan jaisa = lehenga @women !garba|chaniya|block^print
subah jogging pe lower = trousers ~jogger
vidaai ke time dulhan ki jutti = juttis @women
बरसात में पहनने की चप्पल = sandals
गणगौर के लिए लहंगा = lehenga @women
`,
  gender: `
bua ji ke liye garam shawl = shawl/scarf @women
jija ji ko watch gift karni hai = watch @men
nani ke liye soft saree = saree
chhoti gudiya ke liye frock = frock/dress @girls
devrani ke liye suit = salwar-suit @women
chachu ka kurta = kurta/kurta-set @men
uncle ke liye half baju shirt = shirt @men ~Sleeves:^(Short|Elbow)|half
toddler boy sherwani = sherwani @boys
mangetar ke liye necklace = necklace
bestie girl birthday earrings = earrings
beta 4 saal jeans = jeans @boys
aurat ki chappal = sandals @women
mard wali shawl lohi = shawl/scarf @men
kanya ke liye lehenga choli = lehenga @girls
teenage girl hoodie = hoodie @women/girls/boys
hubby ke liye sweater = sweater @men
saas ko dene ke liye saree = saree
male boss gift bag = bag @men
chhote bhai ki tshirt = t-shirt @men/boys
नानी के लिए शॉल = shawl/scarf @women
भतीजे के लिए शर्ट = shirt @boys/men
बेटियों की जूती = juttis @girls/women
`,
  colour: `
rani color saree = saree ~rani^pink
mehroon velvet suit = salwar-suit ~maroon
mint colour salwar kameez = salwar-suit ~mint
baigni rang ki anarkali bachi = anarkali @girls +purple
halki neeli kurti = kurti +blue
bhagwa dupatta = dupatta +orange
wine colour anarkali velvet = anarkali ~wine
kathai jutti mens = juttis @men +brown
navy striped tee = t-shirt ~Navy^Striped
haldi jaisa peela lehenga = lehenga +yellow
biscuit colour coat ladies = jacket @women +beige
slate grey tshirt = t-shirt +grey
tota hara lehenga = lehenga +green
chandi rang ki heels = sandals +silver
morpankhi saree = saree +blue
bottle green kurta women = kurta @women ~bottle^green
blk n red check shirt = shirt ~red ~black ~check
jung rang rust kurti = kurti ~rust
gehra neela nehru jacket = nehru-jacket +blue
फिरोजी लहंगा = lehenga ~firozi
मेहरून शॉल = shawl ~maroon
सुनहरी चप्पल = sandals +gold
`,
  synonym: `
kaan ki baali = earrings
rani haar = necklace
kangan jodi = bangles
kapde ka thaila = bag ~canvas
odhna bandhej = dupatta ~bandh
angrakhi ladies = kurta ~angrakha
half jacket kurte ke upar = nehru-jacket
bandhgala coat = nehru-jacket/sherwani ~bandhgala
ghar ka payjama ladies = trousers @women ~pyjama
chamde ki kolhapuri ladies = sandals @women ~kolhapuri
tunic for jeans = top/kurti/kurta @women
jodhpuri suit for men = nehru-jacket/sherwani @men
koti gents = nehru-jacket/jacket @men
churidar tights ladies = leggings @women
haath mein pehnne wali ghadi = watch
mojdi for women = juttis @women
gulband = scarf ~wool|muffler
jersey swetar gents = sweater @men
knicker boys = shorts @boys
gents kameez = shirt/kurta @men
lugda saree = saree
ओढ़नी = dupatta
पाजामा कुर्ता मर्दाना = kurta-set @men
`,
  size: `
xxl anarkali = anarkali #XXL
44 size nehru jacket = nehru-jacket #44
kamar 28 jeans ladies = jeans @women #28
plus size kurta women = kurta/kurti @women #XXL
2 xl shirt gents = shirt @men #XXL
extra large tshirt = t-shirt #XL
9 no ke shoes mens = shoes @men #UK^9
uk8 sandal gents = sandals @men #UK^8
7-8 year girl lehenga = lehenga @girls #6-7Y/8-9Y
kada 2.6 size = bangles ~kada #2.6
2/8 wali choodi = bangles #2.8
sherwani me 38 milega = sherwani #38
36 kamar chino = trousers ~chino #36
one size wrap skirt = skirt #One^Size
dress me xs hai kya = dress #XS
2 saal ke baby ka kurta pajama = kurta-set @boys/girls #2-3Y
10 sal ke bache ki jeans = jeans @boys #10-11Y
L size hoodie ladies = hoodie @women #L
jutti size 4 ladies = juttis @women #UK^4
एक्सएल साइज कुर्ता = kurta #XL
30 inch waist shorts = shorts #30
`,
  spelling: `
lehnnga choli red = lehenga +red
sarree silk = saree ~silk
bandej dupata = dupatta ~bandh
anarkaali dres = anarkali
jakit ladies = jacket @women
cotten kurtaa mens = kurta @men ~cotton
palazoo = trousers/kurta-set ~palazzo
jhumkaa earing = earrings ~jhumka
neclace bridel = necklace ~bridal
bangels lac = bangles ~\\blac\\b
shrit formal = shirt ~formal
tshrt mens = t-shirt @men
kolhapri chapple = sandals ~kolhapuri
shervanee grooms = sherwani @men
nehroo jackat = nehru-jacket
chiken kaari ka kurta = kurta/kurti ~chikankari
ajrak sari = saree ~ajrakh
leharia duppata = dupatta ~leheriya
skrit black = skirt +black
trowser formal = trousers ~formal|pleat
साडी बनारसी = saree ~banarasi
`,
  attribute: `
sheeshe ke kaam wala bag = bag ~mirror
lehariya chiffon sari = saree ~leheriya ~chiffon
chanderi straight suit = salwar-suit ~chanderi
full baju linen shirt = shirt ~linen ~Sleeves:^Full
v neck kurta ladies = kurta @women ~Neck:^V
boat gale wala top = top ~boat
hand block saree = saree ~block
corduroy jacket brown = jacket ~corduroy
zip wali hoodie = hoodie ~\\bzip
georgette chikankari suit = salwar-suit ~chikankari ~georgette
high rise wide leg jean = jeans ~high.rise
polka midi dress = dress ~polka
temple border silk saree = saree ~temple^border ~silk
ikat skirt = skirt ~ikat
nade wali linen pant = trousers ~drawstring
pure cotton mens kurta = kurta @men ~100%^cotton
fite wale canvas joote = shoes ~lace[-^]up
sleeveless jacket ladies quilted = jacket @women ~sleeveless
wrap around skirt = skirt ~wrap
jeb wala kurta ladies = kurta @women ~pocket
meenakari pendant = necklace ~meenakari
मिरर वर्क लहंगा = lehenga ~mirror
`,
  price: `
do hazaar se kam ka suit = salwar-suit <2000
2k tak saree = saree <2000
budget 500 kurta mens = kurta @men <500
1.5k ke andar jeans = jeans <1500
das hazar ke neeche lehenga = lehenga <10000
rs 999 tak top = top <999
₹1,000 - ₹2,000 dress = dress >1000 <2000
teen sau wali topi = cap >225 <375
jutti less than 800 rs = juttis <800
3000 se mehnga suit = salwar-suit >3000
paanch sau ke niche earrings = earrings <500
max 700 tshirt = t-shirt <700
upto 1200 office shirt = shirt <1200
kam daam wali kurti = kurti <700
premium saree above 10k = saree >10000
saree 2500 n 4000 ke beech = saree >2500 <4000
bag pandrah sau tak = bag <1500
dhai hazaar tak kurta set = kurta-set <2500
jeans 2000-2500 = jeans >2000 <2500
mera budget 1500 hai dress = dress <1500
तीन हजार से कम की जैकेट = jacket/nehru-jacket <3000
`,
};
