/** Fabrics. */
// biome-ignore format: a table
export const fabrics = {
  Cotton: [
    'cotton', 'cottons', 'mulmul', 'mul', 'mul cotton', 'cotton mul', 'pure cotton', 'organic cotton', 'poplin', 'cambric', 'muslin', 'suti', 'sooti', 'cotton blend', 'poly cotton',
    'polycotton', 'cotton silk', 'silk cotton', 'cotton linen', 'cotton rayon', 'सूती', 'कॉटन', 'मलमल',
  ],
  Linen: ['linen', 'cotton linen', 'linen blend', 'लिनन'],
  Silk: [
    'silk', 'silks', 'pure silk', 'raw silk', 'tussar', 'tussar silk', 'tussar silks', 'mulberry silk', 'banarasi silk', 'kanjivaram', 'kanjeevaram', 'dupion', 'resham', 'reshmi',
    'cotton silk', 'silk cotton', 'silk blend', 'रेशम', 'रेशमी', 'सिल्क',
  ],
  'Art silk': ['art silk', 'artificial silk', 'faux silk', 'bhagalpuri art silk', 'poly silk'],
  Khadi: ['khadi', 'handspun', 'खादी'],
  Chanderi: ['chanderi', 'चंदेरी'],
  'Kota doria': ['kota doria', 'kota'],
  Wool: ['wool', 'woollen', 'woolen', 'woolens', 'merino', 'merino wool', 'cashmere', 'pashmina', 'lambswool', 'oon', 'ooni', 'ऊन', 'ऊनी', 'पश्मीना'],
  Acrylic: ['acrylic'],
  Fleece: ['fleece', 'polar fleece'],
  Denim: ['denim', 'डेनिम'],
  Corduroy: ['corduroy'],
  Canvas: ['canvas'],
  Polyester: ['polyester', 'poly', 'poly cotton', 'polycotton', 'polyester blend', 'microfiber', 'microfibre', 'पॉलिएस्टर'],
  Nylon: ['nylon', 'parachute'],
  Lycra: ['lycra', 'spandex', 'elastane'],
  Rayon: ['rayon', 'viscose', 'viscose rayon', 'cotton rayon', 'रेयॉन'],
  Modal: ['modal', 'modal silk'],
  Georgette: ['georgette', 'faux georgette', 'जॉर्जेट'],
  Chiffon: ['chiffon', 'shifon', 'शिफॉन'],
  Crepe: ['crepe', 'क्रेप'],
  Satin: ['satin', 'सैटिन'],
  Velvet: ['velvet', 'makhmal', 'velour', 'मखमल', 'वेलवेट'],
  Net: ['net', 'tulle', 'mesh'],
  Organza: ['organza', 'ऑर्गेंजा'],
  Brocade: ['brocade', 'banarasi brocade', 'jacquard', 'banarasi'],
  Lace: ['lace'],
  Leather: ['leather', 'genuine leather', 'full grain leather', 'pure leather', 'chamda', 'चमड़ा', 'लेदर'],
  'Faux leather': ['faux leather', 'pu', 'pu leather', 'synthetic leather', 'leatherette', 'vegan leather', 'artificial leather', 'rexine'],
  Suede: ['suede', 'faux suede'],
  Jute: ['jute', 'जूट'],
} as const;

/** Phrases that look like fabrics but are not. */
// biome-ignore format: a table
export const notFabrics = [
  'cotton candy', 'net quantity', 'net weight', 'net wt', 'lace up', 'lace ups', 'laceup', 'without laces', 'poly bag', 'silky smooth', 'silk screen',
  'denim blue', 'leather look', 'wool wash', 'net banking', 'canvas print', 'satin stitch', 'like silk', 'pu sole', 'canvas of',
];
