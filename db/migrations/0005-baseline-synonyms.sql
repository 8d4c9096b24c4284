-- What people type and what the goods are called: Hindi and Hinglish names, other spellings, and words without meaning.

-- `term` is what is typed, one to three words as normalised by search_text. `means` is what goods are called, in the same form.
-- An empty `means`: the term means nothing beside other words. The operator may add and remove rows.
create table search_synonyms (
  term  text not null check (term = search_text(term) and term <> '' and length(term) <= 60),
  means text not null check (means = search_text(means) and length(means) <= 60),
  -- For typos in a name that only the synonyms know ('saari' for sari).
  slips text[] not null generated always as (search_slips(term)) stored,
  primary key (term, means)
);
create index search_synonyms_beginnings on search_synonyms (term text_pattern_ops);
create index search_synonyms_slips on search_synonyms using gin (slips);
create index search_synonyms_trigrams on search_synonyms using gin (term gin_trgm_ops);

-- Processes cache the synonyms: a change makes them read them again.
create trigger search_synonyms_changed after insert or update or delete on search_synonyms
  for each statement execute function tell_shop_changed();

-- One meaning per line, then the words that people type for it.
insert into search_synonyms (term, means)
select distinct search_text(term), search_text(meaning.means)
from (values
  -- garments
  ('kurta', 'कुर्ता, कुर्ते, कुर्ता पजामा, kurtha, kurtaa, kurte, kudta, kudti'),
  ('kurti', 'कुर्ती, कुर्तियां, कुर्तिया, kurtee, kurtiyan'),
  ('saree', 'साड़ी, साड़ियां, साड़िया, sari, sadi, sadee, saadi, saadee, sarhi, shari, lugda'),
  ('lehenga', 'लहंगा, लहंगे, लेहंगा, lehnga, lahenga, lahanga, langa, ghagra, ghaghra, घाघरा, lehenga choli, lehnga choli, lahenga choli, ghagra choli, chaniya choli'),
  ('anarkali', 'अनारकली, anarkaly, anarkalli'),
  ('salwar suit', 'सलवार सूट, सलवार कमीज, shalwar suit, salwar kameez, shalwar kameez, salwar kamij, punjabi suit, ladies suit, churidar suit'),
  ('salwar', 'सलवार, shalwar, salvar'),
  ('dupatta', 'दुपट्टा, दुपट्टे, chunni, chunari, chunri, चुन्नी, चुनरी, odhni, odhani, ओढ़नी, dupata, duppatta'),
  ('palazzo', 'प्लाजो, पलाजो, plazo, palazo, plazzo'),
  ('churidar', 'चूड़ीदार, chudidar, choodidar'),
  ('pyjama', 'पजामा, पायजामा, pajama, payjama, paijama, pajamas, night suit'),
  ('dhoti', 'धोती, dhotee'),
  ('lungi', 'लुंगी'),
  ('sherwani', 'शेरवानी, sherwaani, shervani'),
  ('bandhgala', 'बंधगला, jodhpuri suit, bandgala, jodhpuri'),
  ('jodhpuri', 'जोधपुरी, bandhgala'),
  ('nehru jacket', 'नेहरू जैकेट, modi jacket, sadri, सदरी, bandi'),
  ('waistcoat', 'वेस्टकोट, basket coat, vest coat'),
  ('shirt', 'शर्ट, कमीज, kameez, kamiz, kamij, shart, buschirt, bushshirt'),
  ('t-shirt', 'टी शर्ट, टीशर्ट, tee, tees, tshirt, t shart, teeshirt, polo tee'),
  ('jeans', 'जींस, जीन्स, jins, jeens, jean pant, denim pant, denims'),
  ('trousers', 'पैंट, पतलून, पेंट, pant, pants, patloon, patlun, pent, chinos'),
  ('pants', 'trousers, pant, पैंट'),
  ('leggings', 'लेगिंग, लैगिंग, legging, legins, legings'),
  ('shorts', 'शॉर्ट्स, निक्कर, nikkar, nicker, half pant, kachha'),
  ('skirt', 'स्कर्ट, iskirt'),
  ('dress', 'ड्रेस, पोशाक, poshak, dres'),
  ('frock', 'फ्रॉक, फ्रोक, phrock, frok, froak'),
  ('dress', 'frock, gown, one piece, गाउन'),
  ('gown', 'गाउन, gaun'),
  ('top', 'टॉप, ladies top'),
  ('tops', 'tunic, ट्यूनिक'),
  ('blouse', 'ब्लाउज, ब्लाउज़, choli, चोली, blaus, blouze'),
  ('shawl', 'शॉल, शाल, दुशाला, shaal, shal, dushala, pashmina shawl, pashmina'),
  ('stole', 'स्टोल, गमछा, gamcha, gamchha, scarf'),
  ('scarf', 'स्कार्फ, muffler, मफलर, maflar'),
  ('sweater', 'स्वेटर, सुएटर, suetar, swetar, jersey, cardigan, pullover, koti'),
  ('jacket', 'जैकेट, जाकेट, jaket, jacket coat'),
  ('coat', 'कोट, overcoat, blazer'),
  ('blazer', 'ब्लेजर, ब्लेज़र, blejar'),
  ('hoodie', 'हुडी, hoody, hudi, sweatshirt'),
  ('sweatshirt', 'स्वेटशर्ट, hoodie, hoody'),
  ('track pants', 'ट्रैक पैंट, lower, lowers, joggers, track pant, लोअर'),
  ('innerwear', 'baniyan, banyan, बनियान, ganji'),
  ('vest', 'baniyan, banyan, बनियान, ganji, sando'),
  ('bra', 'ब्रा, brassiere'),
  ('briefs', 'chaddi, चड्डी, underwear, kachchha'),
  ('nightwear', 'nighty, nightie, नाइटी, night dress, maxi'),
  ('nightdress', 'nighty, nightie, नाइटी'),
  ('socks', 'मोजे, मोज़े, moje, moja, mauje, mojey'),
  ('gloves', 'दस्ताने, dastane'),
  ('cap', 'टोपी, topi, kap'),
  ('turban', 'पगड़ी, साफा, safa, pagri, pagdi'),
  ('clothing', 'कपड़े, कपड़ा, kapde, kapda, kapre, vastra, libaas'),
  ('uniform', 'वर्दी, vardi'),
  -- footwear
  ('shoes', 'जूते, जूता, joote, jute, juta, joota, jutey, shoe, sport shoes, sneakers'),
  ('footwear', 'जूते, जूता, joote, jute, juta, joota, chappal, चप्पल, shoes'),
  ('juttis', 'जूती, जूतियां, jooti, jooties, juttiyan, joothi, mojari, mojri, मोजड़ी, mojdi'),
  ('mojari', 'मोजड़ी, mojri, mojdi, jutti, जूती'),
  ('sandals', 'सैंडल, सेंडल, sandal, sendal, saindal, chappal, चप्पल'),
  ('slippers', 'चप्पल, chappal, chappals, chapal, hawai chappal, flip flop'),
  ('kolhapuri', 'कोल्हापुरी, kolapuri'),
  ('heels', 'हील, हील्स, heel wali, high heel'),
  ('boots', 'बूट, boot'),
  -- jewellery and things to carry
  ('jewellery', 'गहने, आभूषण, जेवर, gehne, gahne, gehna, zevar, jewar, jevar, aabhushan, jewelry, jewelery, jewelary'),
  ('earrings', 'झुमके, झुमका, बाली, बालियां, jhumka, jhumke, jhumki, baali, bali, tops earring, karnphool, earing, earings, ear ring'),
  ('jhumka', 'झुमके, झुमका, jhumke, jhumki, jhumkas'),
  ('necklace', 'हार, माला, haar, mala, galahaar, neckless, necless'),
  ('bangles', 'चूड़ी, चूड़ियां, चूड़िया, कंगन, choodi, chudi, churi, chudiyan, choodiyan, kangan, bangels'),
  ('kada', 'कड़ा, kadaa, karha'),
  ('bracelet', 'ब्रेसलेट, breslet'),
  ('ring', 'अंगूठी, anguthi, angoothi'),
  ('anklet', 'पायल, payal, pajeb, पाजेब'),
  ('payal', 'पायल, anklet, pajeb'),
  ('nose ring', 'नथ, nath, nathni'),
  ('maang tikka', 'मांग टीका, mang tika, tika, maangtikka'),
  ('mangalsutra', 'मंगलसूत्र'),
  ('watch', 'घड़ी, घड़ियां, ghadi, ghari, wrist watch'),
  ('bag', 'बैग, थैला, झोला, thaila, jhola, purse, पर्स, handbag'),
  ('handbag', 'purse, पर्स, ladies bag, hand bag'),
  ('backpack', 'school bag, pitthu bag, बस्ता, basta'),
  ('potli', 'पोटली, batua, बटुआ, clutch'),
  ('clutch', 'क्लच, batua, बटुआ'),
  ('wallet', 'बटुआ, batua, pocket purse'),
  ('belt', 'बेल्ट, पट्टा, patta'),
  ('sunglasses', 'चश्मा, chashma, goggles, shades'),
  ('tie', 'टाई'),
  -- cloth and craft
  ('cotton', 'सूती, suti, sooti, कॉटन, katan'),
  ('silk', 'रेशम, रेशमी, सिल्क, resham, reshmi, reshami'),
  ('wool', 'ऊन, ऊनी, oon, ooni, uni, woollen, woolen'),
  ('woollen', 'ऊनी, ooni, oon, wool, woolen'),
  ('leather', 'चमड़ा, चमड़े, chamda, chamde'),
  ('velvet', 'मखमल, मखमली, makhmal, makhmali'),
  ('linen', 'लिनन'),
  ('georgette', 'जॉर्जेट, jorjet'),
  ('chiffon', 'शिफॉन, shifon'),
  ('block print', 'ब्लॉक प्रिंट, hand block, handblock, sanganeri, bagru'),
  ('bandhani', 'बांधनी, बंधेज, bandhej, bandhni, tie dye, tie and dye'),
  ('bandhej', 'bandhani, बंधेज, बांधनी'),
  ('leheriya', 'लहरिया, lehariya, laheriya, leheria'),
  ('gota', 'गोटा, गोटा पत्ती, gotta patti, gota patti'),
  ('chikankari', 'चिकनकारी, chikan, chickan, lucknowi, lakhnavi'),
  ('embroidered', 'कढ़ाई, kadhai, karhai, kadhayi, embroidery, kadhai wala'),
  ('embroidery', 'कढ़ाई, kadhai, karhai, kadhayi, embroidered'),
  ('printed', 'छपा, chapa, print, प्रिंट, प्रिंटेड'),
  ('striped', 'धारीदार, dharidar, stripes, lining wali'),
  ('checks', 'चेक, checked, check, chowkhana, चौखाना'),
  ('floral', 'फूलदार, phooldar, fuldar, phool wala, flower print, flowers'),
  ('plain', 'सादा, सादी, sada, saada, solid'),
  ('handloom', 'हथकरघा, khadi, खादी'),
  ('mirror work', 'शीशा, sheesha, shisha'),
  -- colours
  ('red', 'लाल, laal, lal, rakt, surkh'),
  ('blue', 'नीला, नीली, नीले, neela, neeli, neele, nila, nili, nile, asmani'),
  ('sky blue', 'आसमानी, aasmani, asmani'),
  ('green', 'हरा, हरी, हरे, hara, hari, hare'),
  ('yellow', 'पीला, पीली, पीले, peela, peeli, peele, pila, pili'),
  ('black', 'काला, काली, काले, kala, kaala, kali, kaali, kale, kaale'),
  ('white', 'सफेद, सफ़ेद, safed, saphed, safaid, shwet'),
  ('pink', 'गुलाबी, gulabi, gulaabi'),
  ('rani', 'रानी, rani colour, rani color'),
  ('orange', 'नारंगी, संतरी, narangi, santri, santari'),
  ('saffron', 'केसरिया, केसरी, भगवा, kesariya, kesari, bhagwa'),
  ('brown', 'भूरा, भूरी, भूरे, bhura, bhoora, bhuri, bhure, kathai, कत्थई, katthai'),
  ('purple', 'बैंगनी, जामुनी, baingani, bengani, jamuni, violet'),
  ('maroon', 'मैरून, meroon, mehroon, marun, mehrun'),
  ('golden', 'सुनहरा, सुनहरी, sunehra, sunehri, sunahra, sunhari, gold'),
  ('gold', 'सोना, सोने, सुनहरा, सुनहरी, sona, sone, sunehra, sunehri, golden'),
  ('silver', 'चांदी, रुपहला, chandi, chaandi, rupehla'),
  ('grey', 'स्लेटी, सलेटी, saleti, sleti, gray, grai'),
  ('gray', 'grey, स्लेटी, सलेटी, saleti, sleti'),
  ('turquoise', 'फिरोजी, फ़िरोज़ी, firozi, firoza, ferozi, feroza'),
  ('firozi', 'फिरोजी, फ़िरोज़ी, firoza, ferozi, feroza'),
  ('mehendi', 'मेहंदी, mehndi, mehandi, henna'),
  ('mustard', 'सरसों, sarson, musturd'),
  ('turmeric', 'हल्दी, haldi'),
  ('cream', 'क्रीम, malai'),
  ('beige', 'बादामी, badami, baadami, skin colour'),
  ('indigo', 'नील, neel'),
  ('multicolour', 'रंगबिरंगा, रंगबिरंगी, rangbirangi, rang birangi, rangeen, multi colour, multi color, multicolor'),
  ('multicolor', 'multicolour, multi colour, multi color, rangbirangi'),
  -- for whom, for what
  ('women', 'महिला, महिलाओं, औरत, औरतों, लेडीज, mahila, mahilaon, aurat, aurton, ladies, lady, female, womens, stri'),
  ('men', 'पुरुष, आदमी, मर्द, मर्दाना, purush, aadmi, mard, mardana, gents, gent, male, mens'),
  ('girls', 'लड़की, लड़कियों, ladki, ladkiyon, larki, beti, बेटी, baby girl'),
  ('boys', 'लड़का, लड़के, लड़कों, ladka, ladke, ladkon, larka, beta, बेटा, baby boy'),
  ('kids', 'बच्चे, बच्चों, बच्ची, बच्चा, bacche, bache, bachche, bacchon, bachon, bachcha, bacchi, children, child, baby, girls, boys, infant, toddler'),
  ('winter', 'सर्दी, सर्दियों, ठंड, sardi, sardiyon, thand, jaade'),
  ('summer', 'गर्मी, गर्मियों, garmi, garmiyon'),
  ('wedding', 'शादी, विवाह, shaadi, shadi, vivah, marriage, byah'),
  ('bridal', 'दुल्हन, dulhan, dulhan wala, shaadi wala, wedding'),
  ('festive', 'त्योहार, त्यौहार, tyohar, tyohaar, diwali, दिवाली, festival, teej, partywear'),
  ('party', 'पार्टी, function, partywear'),
  ('office', 'दफ्तर, ऑफिस, daftar, formal'),
  ('short', 'छोटा, छोटी, chota, chhota, choti, chhoti'),
  ('long', 'लंबा, लंबी, lamba, lambi'),
  ('jaipuri', 'जयपुरी, jaypuri'),
  ('rajasthani', 'राजस्थानी, marwari, मारवाड़ी'),
  -- words that mean nothing beside others
  ('', 'a, an, and, at, by, for, from, in, of, on, or, the, to, with, i, want, need, show, me, my, please, buy, online, price, rate'),
  ('', 'ke, ka, ki, ko, liye, ke liye, mein, mai, me, se, aur, ya, wala, wali, wale, vala, vali, vale, chahiye, chaiye, dikhao, dikhaiye, koi, ek, mujhe, apne'),
  ('', 'के, का, की, को, लिए, के लिए, में, से, और, या, वाला, वाली, वाले, चाहिए, दिखाओ, दिखाइए, कोई, एक, मुझे')
) as meaning (means, terms)
cross join lateral regexp_split_to_table(meaning.terms, ',') as term
where search_text(term) <> search_text(meaning.means);

-- A search for a plain colour may mean its shades too: a maroon kurta is among the red ones, after those called red.
insert into search_synonyms (term, means)
select colour.term, search_text(shade)
from (values
  ('red', 'maroon, crimson, madder, wine, scarlet, burgundy'),
  ('pink', 'rani, rose, blush, gulabi, magenta, fuchsia'),
  ('orange', 'coral, peach, rust, saffron, terracotta'),
  ('yellow', 'mustard, lemon, turmeric, marigold'),
  ('green', 'olive, mint, emerald, sage, mehendi, bottle, parrot'),
  ('blue', 'navy, indigo, teal, turquoise, firozi, sky, midblue'),
  ('purple', 'violet, lilac, lavender, plum, mauve'),
  ('brown', 'tan, chocolate, copper, coffee'),
  ('beige', 'cream, sand, nude, kora'),
  ('white', 'ivory, kora'),
  ('grey', 'charcoal, ash, silver'),
  ('gray', 'charcoal, ash, silver'),
  ('gold', 'golden')
) as colour (term, shades)
cross join lateral regexp_split_to_table(colour.shades, ',') as shade
on conflict do nothing;

-- Two names for the same thing, in both directions.
insert into search_synonyms (term, means)
values ('bangle', 'kada'), ('bangles', 'kada'), ('kada', 'bangle'), ('scarf', 'stole'), ('scarves', 'stole'), ('shawl', 'stole'),
       ('handbag', 'tote'), ('jutti', 'mojari'), ('juttis', 'mojari'), ('t shirt', 'tee'), ('tshirt', 'tee')
on conflict do nothing;
