-- Colours and persons as they are often misspelt: a guess never makes them of an unknown word. Then goods that are written in
-- two words, or in Hindi.

insert into search_synonyms (term, means)
select distinct search_text(term), search_text(meaning.means)
from (values
  ('red', 'redd, rde, laall, lall'), ('blue', 'blu, bleu, bllue, bule, neelaa, nilaa'), ('black', 'blak, balck, blck, bleck, blackk, blacc, blcak, bkack, kaalaa'),
  ('white', 'wite, whit, whte, whitte, wihte, whiet, vite, safeed, safaid, sufed'), ('green', 'gren, grean, grren, greeen, geren, grenn, geeen, haraa'),
  ('yellow', 'yelow, yello, yallow, yellw, yelllow, yellwo, yeloow, yelo, yllow, peelaa'), ('pink', 'pnk, pinkk, pimk, pikn, pinck, pnik, gulabee, gulaabi, ghulabi, gullabi'),
  ('orange', 'ornge, orenge, orang, oragne, oranj, ornage'), ('purple', 'purpel, purpal, pruple, perple, purpule, purpl'), ('brown', 'broun, browm, bron, brwon, borwn, brawn, browne'),
  ('grey', 'gery, greay, greyy'), ('maroon', 'maron, marron, meroon, marun, maroom, mahroon, marroon, maroone, merun, mehrun'), ('navy', 'nevy, naivy, navvy'),
  ('beige', 'biege, beig, beize'), ('gold', 'golld, goldan, goldn, goldden'), ('silver', 'silvar, sliver, silvr, silever'), ('mustard', 'mustrd, mustered, musterd, mustad'),
  ('turquoise', 'turquise, turqoise, torquoise, turquois'), ('lavender', 'lavendar, lavander, levender'), ('cream', 'creem, crem, kreem'), ('indigo', 'indgo, indego'),
  ('khaki', 'khakhi, khaaki, kakhi'), ('magenta', 'majenta, magneta'),
  ('women', 'ladkiyo, ladkio, larkiyo, larkiyon, mahilao, aurato, womans, wommen, womn, womem, woment, wemen, wimen, womwn, ladis, ledies, ladeis, laddies, ladys, leadies, ledis, ladise, ledij'),
  ('men', 'mardo, purusho, menz, mense, gens, jents, gants, gentz, gennts, genst'), ('girls', 'ladkiyo, ladkio, larkiyo, larkiyon, gilrs, grils, girsl, gril, gurls, garls, girles, girlz'),
  ('boys', 'ladko, larko, larkon, boyz, boies, bois, byos, boyes'), ('kids', 'bachho, bacchon, kidz, kidds, kides, kidss, chidren, childern, chlidren'),
  ('hairclip', 'hair clip, hair clips, hair pin, hair pins, hairpin, clutcher, juda pin, claw clip'), ('hairband', 'hair band, hair bands'),
  ('phonecase', 'mobile cover, mobile covers, phone cover, phone covers, phone case, mobile case, back cover'), ('waterbottle', 'water bottle, water bottles'),
  ('powerbank', 'power bank, power banks'), ('nailpolish', 'nail polish, nail paint, nailpaint'), ('bedsheet', 'bed sheet, bed sheets, bed cover, bedcover'),
  ('lunchbox', 'lunch box, tiffin, tiffin box'), ('facewash', 'face wash, face cream'), ('makeup', 'make up, make up kit, makeup kit'),
  ('umbrella', 'chhata, chata, chatri, chhatri, छाता'), ('perfume', 'scent, itra, attar, ittar, cologne, इत्र'), ('sunglasses', 'goggles, gogles, googles, चश्मे'),
  ('bindi', 'bindiya, बिंदी'), ('maangtikka', 'maang tikka, mang tikka, mangtika, maang tika'), ('walk', 'morning walk, evening walk'), ('turban', 'saafa, pagdi, pagri, पगड़ी, साफा')
) as meaning(means, words)
cross join lateral string_to_table(meaning.words, ', ') as term
on conflict do nothing;
