-- More of what families, the trade and text messages call people, colours, goods and occasions. One meaning per line, then the
-- words for it.

insert into search_synonyms (term, means)
select distinct search_text(term), search_text(meaning.means)
from (values
  ('', 'jaisa, jaisi, jaise, lagane, lagana, milta, milti, bestie, pehnni, pehnani, pehnana, जैसा, जैसी, जैसे'),
  ('outfit', 'look, get up, getup'),
  ('women', 'chachi, chachi ji, tai, tai ji, taiji, mami, mami ji, mausi ji, devrani, jethani, samdhan, lady boss, boss lady, girls college, college ladki, college ladkiyan, college ki ladkiyan, teenage girl, teen girl, teenager girl, चाची, ताई, देवरानी, जेठानी'),
  ('men', 'chachu, taya, taya ji, tauji, jeth, jeth ji, nandoi, saala, saale, mamu, dadu, nanu, fufa ji, mausa ji, boys college, college boys, college ladke, college ke ladke, teenage boy, teen boy, teenager boy, चाचू, ताऊ, जेठ'),
  ('girls', 'kanya, kanyao, teenage girl, teen girl, teenager girl, कन्या'),
  ('boys', 'teenage boy, teen boy, teenager boy'),
  ('black', 'blk, blck'), ('white', 'wht'), ('green', 'grn'), ('yellow', 'ylw'), ('blue', 'blu'), ('maroon', 'मेहरून, महरून, मैरून'), ('skin', 'skin colour, skin color'),
  ('nehru jacket', 'koti, bandi, half jacket, half coat'), ('waistcoat', 'koti, sadri, wasket'), ('bandhgala', 'bandhgala coat, bandhgala suit, band gala'),
  ('necklace', 'rani haar, rani har, raani haar, रानी हार'), ('earrings', 'kaan ke tops, kan ke tops, ear tops, कान के टॉप्स'), ('muffler', 'gulband, guluband, galaband, galobandh, गुलूबंद'),
  ('suspenders', 'gallis, galis, gallus'), ('pyjama', 'sleeping suit, sleep suit'), ('nightdress', 'sleeping suit'), ('nightsuit', 'sleeping suit, sleep suit'), ('leggings', 'churidar tights, churidar legging'),
  ('track pants', 'track pent, track paint, trek pant'), ('salwar suit', 'panjabi suit, patiala suit, patiyala suit, panjabi patiyala suit, punjabi patiala suit'), ('patiala', 'patiyala'),
  ('bride', 'dulhan, dulhan wala, dulhan wali, दुल्हन'), ('pearl', 'moti, moti wala, moti wali, motiyon, मोती'), ('pocket', 'jeb, jeb wala, jeb wali, pocket wala, pocket wali, जेब'), ('push up', 'pushup'),
  ('14 k', '14k, 14kt, 14 kt, 14 carat, 14 karat'), ('18 k', '18k, 18kt, 18 kt, 18 carat, 18 karat'), ('22 k', '22k, 22kt, 22 kt, 22 carat, 22 karat'),
  ('running', 'daud, daudna, daudne, marathon, दौड़, दौड़ने'), ('party', 'annual day, annual function'), ('festive', 'annual day, annual function, katha, satyanarayan katha, havan, jagran'),
  ('engagement', 'godh bharai, god bharai, tilak, गोद भराई'), ('wedding', 'vidaai, bidai, walima, valima'), ('cocktail', 'cocktail night'), ('sangeet', 'sangeet night'), ('garba', 'garba night, dandiya night')
) as meaning(means, words)
cross join lateral string_to_table(meaning.words, ', ') as term
on conflict do nothing;
