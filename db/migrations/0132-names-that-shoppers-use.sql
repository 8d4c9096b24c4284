-- More names of goods, kin, occasions and shades, as shoppers type them. One meaning a line, then the words for it.

insert into search_synonyms (term, means)
select distinct search_text(term), search_text(meaning.means)
from (values
  -- garments
  ('sherwani', 'achkan, achakan, अचकन'),
  ('nehru jacket', 'nehru coat, nehru vest, jawahar jacket, jawahar coat, modi coat'),
  ('sweatshirt', 'sweat shirt, sweat shirts, swet shirt'),
  ('hoodie', 'sweat shirt, sweat shirts'),
  ('sweater', 'jumper, jumpers, jarsi, sweatar'),
  ('salwar suit', 'kameez salwar, suit salwar, salwar kurta, सूट सलवार'),
  ('kurta', 'pathani, pathani suit, pathani kurta, पठानी सूट'),
  ('swimwear', 'swimming costume, swim suit, swimsuit, bathing suit, swimming suit, swimming dress'),
  ('suit material', 'unstitched suit, unstitched, suit piece, unstitched dress'),
  ('dress material', 'unstitched dress, dress piece, suit ka kapda, dress ka kapda'),
  ('blouse material', 'blouse piece, blouse pieces, blouse ka kapda'),
  ('blazer', 'coat pant, coat pent, coat suit, kot pant'),
  ('suit', 'coat pant, coat pent, coat suit, kot pant'),
  ('track pants', 'trackpant, trackpants, jogger, jogging pants, jogger pants, running pants'),
  ('joggers', 'track pants, track pant, trackpant, trackpants, lower, lowers, लोअर, jogging pants'),
  ('track suit', 'tracksuit, tracksuits, jogging suit'),
  ('tracksuit', 'track suit, track suits'),
  ('flip flops', 'flipflop, flipflops, hawaii chappal, rubber chappal'),
  ('panty', 'panties, ladies underwear'),
  ('undergarments', 'inners, under garment, under garments'),
  ('shawl', 'saal, shawal'),
  ('denim jacket', 'jean jacket, jeans jacket, jeans ki jacket'),
  ('jumpsuit', 'jump suit, jump suits'),
  ('leggings', 'leggins, pajami'),
  ('shorts', 'knicker, knickers, half pants, bermuda, barmuda'),
  ('vest', 'banian, baniyaan'),
  ('tie', 'necktie, neck tie'),
  ('ethnicwear', 'ethnic wear, traditional wear, ethnic clothes, ethnic outfit'),
  ('westernwear', 'western wear, western clothes, western outfit'),
  ('maternity', 'pregnancy, pregnant, garbhwati'),
  -- worn or carried beside them
  ('necklace', 'gale ka haar, gale ka set, neck piece, neckpiece'),
  ('earrings', 'kaan ki bali, kan ki bali, kaan ke jhumke, ear tops, eartops, ear studs'),
  ('bangles', 'chuda, chooda, choora, kangna'),
  ('ring', 'mundri, finger ring'),
  ('sunglasses', 'kala chashma, dhoop ka chashma, gogles, glares'),
  ('watch', 'haath ghadi, hath ghadi, wristwatch, हाथ घड़ी'),
  ('heels', 'high heels, heel sandal, heel sandals, unchi heel'),
  ('backpack', 'pithu bag, pithu, pitthoo bag, college bag'),
  ('sling bag', 'side bag, side purse, cross body bag, crossbody bag'),
  ('hair band', 'hairband, hair belt'),
  ('hair clip', 'hairclip, clutcher, claw clip'),
  ('gloves', 'hand gloves, dastana'),
  ('socks', 'mauja, jurab, juraab'),
  -- crafts
  ('chikankari', 'chicankari, chikenkari, chickenkari, chicken kari, chicken work, chikan work, lakhnawi, lucknavi'),
  ('chikan', 'chikankari, chicankari, chikenkari, chicken work'),
  -- shades
  ('dark blue', 'navy'),
  ('powder blue', 'sky, aasmani, asmani, आसमानी'),
  ('light blue', 'sky, aasmani, asmani, आसमानी'),
  ('mint', 'pista'),
  ('sage', 'pista'),
  ('parrot green', 'totai, dhani'),
  ('maroon', 'katthai, kathai, कत्थई'),
  ('peach', 'onion, gajri, gajari'),
  -- for whom
  ('men', 'damad, jamai, jija ji, jijaji, devar, dewar, jeth, sasur, chacha, mama, tau, nana, dada, uncle, aadmiyon, mardon, purushon, पुरुषों, मर्दों, आदमियों, जेंट्स, चाचा, दादा, नाना, दामाद, fiance'),
  ('groom', 'dulha, dulhe, dulhe raja, दूल्हा, दूल्हे'),
  ('women', 'saas, bahu, nanad, devrani, jethani, mausi, masi, maasi, bua, mami, tai, nani, dadi, chachi, aunty, auntie, bhabi, behna, sali, mom, mommy, gharwali, चाची, बुआ, मौसी, नानी, दादी, सास, बहू, स्त्री, स्त्रियों, fiancee'),
  ('girls', 'poti, bhatiji, bhanji, gudiya, betiyon, बेटियों, बच्चियों, niece'),
  ('boys', 'pota, bhatija, bhanja, beton, बेटों, nephew'),
  ('kids', 'newborn, new born, shishu, शिशु'),
  -- occasions
  ('wedding', 'phere, pheras, shadiyon, weddings, lagan'),
  ('engagement', 'sagai, sagaai, mangni, roka, ring ceremony, सगाई'),
  ('festive', 'gangaur, makar sankranti, sankranti, bihu, gudi padwa, karwachauth, durga pooja, ganesh puja, tyohari'),
  ('diwali', 'deepavali, deepawali, dipawali, दीपावली'),
  ('garba', 'dandiya, गरबा'),
  ('party', 'birthday, bday, anniversary'),
  ('gym', 'kasrat, जिम'),
  ('travel', 'safar, travelling, traveling'),
  ('gifts', 'present, presents'),
  -- words that say nothing beside others
  ('', 'sabse, sab se, सबसे, acha, achha, achhi, acchi, accha, अच्छा, अच्छी, badhiya, hai, hain, है, हैं, lena, leni, chahie, pls, plz, pehenne, pehnne, pahanne, pehenne ke liye, pehnne ke liye, पहनने')
) as meaning (means, terms)
cross join lateral regexp_split_to_table(meaning.terms, ',') as term
where search_text(term) <> search_text(meaning.means)
on conflict do nothing;
