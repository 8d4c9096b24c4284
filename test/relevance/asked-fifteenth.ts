/**
 * A fifteenth set for the demo town, of the same kinds as the fourteenth, written and judged after what the fourteenth showed
 * was mended and before search was run on it; see `askedOfTown`.
 */
export const fifteenthOfTown: Readonly<Record<string, string>> = {
  negation: `
juttis other than red = juttis -red
saree no silk please = saree !silk
kurta black nahi chahiye mens = kurta/kurta-set @men -black
shirt without print = shirt !print
dress not in black or blue = dress -black -blue
t-shirt except white and navy = t-shirt
jeans non stretch = jeans !stretch
kurti bina print = kurti/kurta !print
anarkali not white = anarkali -white
suit other than cotton = salwar-suit !cotton
bag not leather = bag !leather
bangles not red = bangles -red
dupatta without gota = dupatta !gota
jacket but not denim = jacket/nehru-jacket !denim
shoes no laces = shoes/juttis ~slip|loafer|jutti|mojari
trousers not white = trousers -white
lehenga without velvet = lehenga !velvet
frock pink nahi = frock -pink
sweater grey chhod ke = sweater -grey
earrings not oxidised = earrings !oxidised
`,
  colour: `
green saree = saree +green
kaala kurta gents = kurta/kurta-set @men +black
pink dupatta = dupatta +pink
white top for women = top +white
navy blue trousers = trousers +blue
silver earrings = earrings +silver
gold bangles = bangles +gold
yellow anarkali or yellow lehenga = anarkali/lehenga +yellow
black or brown sandals = sandals
red juttis = juttis +red
brown jacket men = jacket/nehru-jacket @men +brown
lavender dress = dress +purple
beige shorts = shorts +beige
narangi kurta = kurta/kurti/kurta-set +orange
firozi lehenga = lehenga +blue
नीला कुर्ता = kurta/kurti/kurta-set +blue
wine trousers ladies = trousers @women +red
grey hoodie or grey sweater = hoodie/sweater +grey
peach dress = dress +orange
white sneakers = shoes +white
`,
  occasion: `
haldi ceremony kurta mens = kurta/kurta-set @men +yellow
party wear saree = saree ~party|sequin|satin|velvet|gota|zari|brocade|wedding
office kurta for men = kurta/kurta-set @men
eid kurta = kurta/kurta-set
college tshirt = t-shirt
wedding sherwani groom = sherwani
beach dress = dress ~beach|kaftan|holiday|resort|summer
navratri lehenga = lehenga ~garba|mirror|navratri|dandiya|chaniya
teej saree = saree ~leheriya|teej
winter jacket women = jacket @women
rakhi ke liye kurta boys = kurta-set/kurta @boys
sangeet ke liye lehenga = lehenga
office wear trousers ladies = trousers @women
daily wear jutti = juttis
bridal juttis = juttis ~bridal|wedding|gota|zari
evening bag = bag ~evening
holiday shirt = shirt ~holiday|resort|beach|vacation
baby shower dress = dress
reception lehenga = lehenga ~reception|engagement|wedding|bridal
school shorts = shorts
`,
};
