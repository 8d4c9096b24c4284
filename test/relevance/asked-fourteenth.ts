/**
 * A fourteenth set for the demo town, of the kinds that were weak where strangers asked: negation, colour and occasion.
 * Written and judged before search was run on it; see `askedOfTown`.
 */
export const fourteenthOfTown: Readonly<Record<string, string>> = {
  negation: `
plain saree no border work not banarasi = saree !banaras
dress that is not floral = dress !floral
shirt which is not checked = shirt !check|gingham
kurti anything except pink = kurti -pink
t shirt koi bhi par black nahi = t-shirt -black
lehenga jo red na ho = lehenga -red
shawl but not in maroon or red = shawl -red
juttis no embroidery = juttis !embroider
non leather sandals or shoes = sandals/shoes !leather
bina gota wali saree = saree !gota
suit without dupatta print chikankari nahi = salwar-suit !chikan
jeans not skinny not slim = jeans !skinny|slim
top other than white = top -white
sweater hooded nahi chahiye = sweater
mens kurta excluding silk = kurta/kurta-set @men !silk
nehru jacket not black not navy = nehru-jacket -black -blue
trousers but not formal = trousers !formal
earrings no gold = earrings -gold
watch not for men = watch @women
काली नहीं जींस = jeans -black
kurta minus blue = kurta -blue
`,
  colour: `
white shirt = shirt +white
safed shirt mens = shirt @men +white
surkh lehenga = lehenga +red
olive green t-shirt = t-shirt +green
kesari kurta = kurta +orange
aasmani shirt = shirt +blue
black jeans for men = jeans @men +black
blue or white t shirt = t-shirt
dark green dress = dress +green
wine colour dress = dress +red
maroon leggings = leggings +red
navy hoodie = hoodie +blue
mehroon suit = salwar-suit +red
jamuni anarkali = anarkali +purple
baingani kurta ladies = kurta/kurti @women +purple
off white sherwani = sherwani +white
slate grey jeans = jeans +grey
पीला कुर्ता = kurta/kurti/kurta-set +yellow
हरी साड़ी = saree +green
yellow tshirt kids = t-shirt @boys/girls +yellow
red top stripes = top +red
`,
  occasion: `
ganesh chaturthi kurta mens = kurta/kurta-set @men
onam saree = saree +white
office ke liye trousers mens = trousers @men
boat party dress = dress
kids birthday frock = frock @girls
cousin ki shaadi ke liye sherwani = sherwani
beach holiday dress = dress ~beach|kaftan|holiday|resort|summer
first day at college kurti = kurti/kurta @women
winter wedding anarkali = anarkali ~velvet
morning walk shoes = shoes
dandiya lehenga = lehenga ~garba|mirror|navratri|dandiya|chaniya
job interview shirt = shirt ~formal|oxford|office
engagement ke liye lehenga pastel = lehenga
ghar me pehnne ke liye kurti = kurti/kurta @women
pooja ke liye saree = saree
friend's sangeet lehenga = lehenga
thand ke liye shawl = shawl/scarf
annaprashan kurta boys = kurta-set/kurta/sherwani @boys
summer dress cotton = dress ~cotton|linen
`,
};
