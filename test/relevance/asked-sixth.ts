/**
 * A sixth, small set for the demo town, written after the faults found by the fifth were fixed, before search was run
 * on it; see `askedOfTown`.
 */
export const sixthOfTown: Readonly<Record<string, string>> = {
  negation: `
party dress no polka dots = dress !polka
kurta set white nahi chahiye = kurta-set -white
juttis bina velvet = juttis !velvet
`,
  occasion: `
raksha bandhan ke liye kurta set = kurta-set
ghar mein pehenne ke liye kurti = kurti/kurta @women
jaimala ke liye lehenga = lehenga @women
summer vacation shirt men = shirt @men ~holiday|resort|linen|cotton
`,
  gender: `
bhaiya ke liye nehru jacket = nehru-jacket @men
chhoti behen ke liye frock = frock @girls
ladies ka sweater = sweater @women
mera beta ke liye hoodie = hoodie @boys
`,
  colour: `
rama green saree = saree +green
dark grey jeans = jeans +grey
laal chudiya = bangles +red
safed joota = shoes/juttis +white
`,
  synonym: `
palazzo suit = salwar-suit/kurta-set
kamarband wali dhoti = dhoti
kandha bag = bag
shaadi wali jutti = juttis
`,
  size: `
jeans 34 number = jeans #34
bachhe ki shirt 4-5 saal = shirt @boys #4-5Y
kurta xxl mens = kurta @men #XXL/44
sandal uk 7 gents = sandals/shoes/juttis @men #UK^7
`,
  spelling: `
kurtaa cotan = kurta ~cotton
dupatta banarsi = dupatta ~banarasi
swetar for ladies = sweater @women
lehnga choly = lehenga
`,
  attribute: `
button down dress = dress ~button
ikat kurta = kurta ~ikat
oxford shirt = shirt ~oxford
`,
  price: `
saree 1500 ke andar wali = saree <1500
handbag under 700 = bag <700
kurta 1000 se 1500 = kurta >1000 <1500
sasti jeans = jeans <1250
`,
};

/** The same for a real catalogue. */
export const sixthOfReal: Readonly<Record<string, string>> = {
  negation: `
necklace not gold = Necklaces !gold
shirt check nahi = Shirts !check
`,
  occasion: `
cycling shorts = Shorts ~cycl|sport
swimming ke kapde = Swimwear
christmas party top = Tops
`,
  gender: `
boys blazer = Blazers^&^Suits @boys
ladies socks = Socks^&^Stockings ~women|girl
bhai ke liye sweatshirt = Sweatshirts/Hoodies^&^Sweatshirts @men/boys
`,
  colour: `
gold bangles = Bangles^&^Bracelets ~gold
नीली टीशर्ट = T-Shirts/Tees ~blue
pink top = Tops/Tees/Bras^&^Tanks ~pink
`,
  synonym: `
duffel = Bags ~duffle
pochette clutch = Handbags^&^Clutches
inner banian = Vests^&^Camisoles
babysuit = Bodysuits/Jumpsuits^&^Dungarees
`,
  size: `
hoodie s women = Hoodies^&^Sweatshirts @women #S
tees medium men = Tees @men #M
`,
  spelling: `
sandel ladies = Sandals @women
braa cotton = Bras
pendent = Pendants/Necklaces
tracksut = Track^Suits
`,
  attribute: `
beaded necklace = Necklaces ~bead
`,
  price: `
shirt 400 ke neeche = Shirts <400
heels under 1000 = Sandals <1000
sunglasses 200 se kam = Sunglasses <200
`,
};
