-- Function words that find no product, English words in Hindi spelling, and missing names of people and goods. One meaning per
-- line, then the words for it.

delete from search_synonyms where term = 'sport shoes' and means = 'shoes';

insert into search_synonyms (term, means)
select distinct search_text(term), search_text(meaning.means)
from (values
  ('', 'any, anything, everything, some, something, kuch, kuchh, koi bhi, bhi, toh, type, type ka, type ki, that, which, are, is, am, but, have, has, should, can, you, give, looking, looking for, very, nice, good, beautiful'),
  ('', 'bas, sirf, pe, par, si, sa, zara, thoda, thodi, ekdum, ekdam, bilkul, bahut, bohot, magar, lekin, shopping, sundar, khubsurat, khoobsurat, pyara, pyari, mast, kya, aap, aapke, apke, paas, humein, hume, hamko, humko, wo, woh, jisme, jisse'),
  ('', 'pehnu, pehnoon, pahnu, pehno, pahno, pehnna hai, kharidna, dekhna, pehnne, pehnna, pehenna, pehan, pehanne, pehnane, pahenne, pahnne, jane, jaane, jana, khelne, karne, dene, dena, dedo, de do, milega, milegi, batao, bataiye, hona, ho, hoga, hu, hoon, rahe, rahi, raha'),
  ('', 'apna, apne, apni, mera, mere, meri, hamare, humare, uska, uske, uski, iske, unke, dost, friend, colour, color, colours, colors'),
  ('', 'रंग का, रंग की, रंग के, भी, कुछ, पर, मेरा, मेरे, मेरी, अपना, अपने, अपनी, उसके, वाले, जो, हो, पहनने के लिए, बताओ, दिखाना, दीजिए, लेना, लेनी, अच्छे, सुंदर, क्या, आपके, पास, दोस्त'),
  ('women', 'college girl, college girls, her, mum, mumma, mata, mata ji, mummy ji, mummyji, mother in law, sister in law, daughter in law, sasu maa, saasu maa, nanand, saali, grandmother, grandma, sis, madam, सासू मां, ननद, माता, मामी, गर्लफ्रेंड'),
  ('men', 'college boy, college boys, him, his, dad, daddy, dady, papa ji, pita, pita ji, father in law, brother in law, son in law, nana ji, nanaji, dada ji, dadaji, mama ji, chacha ji, fufa, phupha, mausa, jeeju, hubby, bro, grandfather, grandpa, जीजा, पिता, पिताजी, मामा, ससुर, देवर, बॉयफ्रेंड'),
  ('girls', 'baby girls, little girl, chhoti ladki, choti ladki, munni, guddi, chhutki, छोटी बच्ची, मुन्नी'),
  ('kids', 'nanhi, nanha, नन्ही'),
  ('boys', 'little boy, chhota ladka, chota ladka, मुन्ना'),
  ('black', 'ब्लैक'), ('white', 'व्हाइट, वाइट'), ('red', 'रेड, sindoori'), ('blue', 'ब्लू'), ('green', 'ग्रीन'), ('pink', 'पिंक'), ('yellow', 'येलो, यलो'),
  ('grey', 'ग्रे'), ('brown', 'ब्राउन'), ('purple', 'पर्पल'), ('orange', 'ऑरेंज'), ('silver', 'सिल्वर'), ('gold', 'गोल्डन'), ('beige', 'fawn, nude'),
  ('navy', 'नेवी, surmai'), ('peacock', 'morpankhi, mor pankhi'), ('parrot green', 'dhaani'), ('off white', 'offwhite'),
  ('ring', 'रिंग'), ('watch', 'वॉच'), ('earrings', 'bunde, kaan ke bunde, इयररिंग, ईयररिंग, इयररिंग्स'), ('jewellery', 'ज्वेलरी, ज्वैलरी'), ('kada', 'कड़े'), ('juttis', 'मोजरी'), ('backpack', 'बैकपैक'),
  ('sunglasses', 'सनग्लासेस, सनग्लास'), ('maang tikka', 'tikka, maang teeka'), ('toe ring', 'bichhiya, bichiya'), ('nose ring', 'naak ki bali, nak ki bali, naak ki laung, laung, naak ki pin'),
  ('jeans', 'denim pants, denim trousers'), ('shawl', 'chadar, chaddar, chader'), ('bandhgala', 'jodhpuri coat'), ('mangalsutra', 'tanmaniya'), ('necklace', 'choker, choker set, gale ki chain, chain, neck chain, chain for neck'),
  ('peach', 'pich, peech'), ('light', 'halki, halka, halke, हल्की, हल्का'), ('comfortable', 'aaram, aaramdayak, comfy'), ('plain', 'simple, sober'),
  ('lehenga', 'poshak, rajputi poshak, rajasthani poshak, पोशाक'), ('salwar suit', 'ladies kameez, ladies kamiz, kamiz salwar, kamij salwar'), ('flare', 'bootcut, boot cut, bell bottom, bell bottoms, flared pants'),
  ('boxer', 'boxer shorts'), ('pallazo', 'palazzo, palazo, plazo, plazzo'), ('suit material', 'suit salwar ka kapda, salwar suit ka kapda'), ('sunglasses', 'sunglass, sun glass'), ('nose', 'naak, nak'), ('chain', 'neck chain, chain for neck'), ('card holder', 'wallet, card wallet, card case, atm card wallet'),
  ('kurta set', 'kurta pajama, kurta payjama, kurta paijama, kurta pyjama, कुर्ता पजामा, कुर्ता पायजामा'),
  ('college', 'कॉलेज'), ('school', 'स्कूल'), ('holi', 'होली'), ('diwali', 'दीवाली'), ('sangeet', 'संगीत'), ('reception', 'रिसेप्शन'), ('yoga', 'योग, योगा'), ('trek', 'trekking, treking, ट्रेकिंग'),
  ('leheriya', 'तीज'), ('festive', 'तीज, राखी, करवाचौथ, करवा चौथ, मंदिर'), ('party', 'janamdin, janmdin, जन्मदिन, बर्थडे, फंक्शन'),
  ('leather', 'लेदर'), ('plain', 'प्लेन'), ('floral', 'फूलों वाली, फूलों वाला, फूलदार'), ('zari', 'जरी'), ('velvet', 'वेलवेट'), ('printed', 'प्रिंट, प्रिंटेड'), ('block print', 'ब्लॉक प्रिंट'),
  ('full sleeve', 'full baju, full bazu, poori baju, puri baju, full aasteen, पूरी बाजू, फुल बाजू, फुल स्लीव'), ('half sleeve', 'half baju, half bazu, aadhi baju, half aasteen, आधी बाजू, हाफ बाजू, हाफ स्लीव'),
  ('sleeveless', 'bina baju, bina bazu, बिना बाजू, स्लीवलेस'), ('collar', 'कॉलर')
) as meaning(means, words)
cross join lateral string_to_table(meaning.words, ', ') as term
on conflict do nothing;
