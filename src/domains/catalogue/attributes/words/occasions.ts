/** Occasions and seasons. */
// biome-ignore format: a table
export const occasions = {
  Casual: ['casual', 'casuals', 'daily wear', 'everyday', 'every day', 'day to day', 'rozana', 'rozmarra', 'smart casual', 'streetwear', 'college', 'weekend', 'weekends', 'कैजुअल'],
  Formal: ['formal', 'formals', 'office', 'office wear', 'work wear', 'workwear', 'business', 'meeting', 'boardroom', 'interview', 'ऑफिस', 'फॉर्मल'],
  Party: ['party', 'parties', 'partywear', 'party wear', 'cocktail', 'evening wear', 'night out', 'club wear', 'clubwear', 'disco', 'gown', 'gowns', 'sequin', 'sequins', 'reception', 'birthday', 'पार्टी'],
  Wedding: [
    'wedding', 'weddings', 'bridal', 'bride', 'brides', 'groom', 'grooms', 'shaadi', 'shadi', 'vivah', 'dulhan', 'dulha', 'baraat', 'sangeet', 'haldi', 'phere', 'marriage', 'sherwani',
    'sherwanis', 'lehenga', 'lehengas', 'शादी', 'विवाह', 'दुल्हन', 'दूल्हा', 'बारात', 'संगीत',
  ],
  Festive: [
    'festive', 'festival', 'festivals', 'tyohar', 'tyohaar', 'tyauhar', 'diwali', 'deepawali', 'eid', 'holi', 'rakhi', 'puja', 'pooja', 'navratri', 'garba', 'teej', 'karva chauth', 'karwa chauth',
    'durga puja', 'onam', 'pongal', 'ethnic', 'traditional', 'त्योहार', 'त्यौहार', 'दिवाली', 'ईद', 'पूजा', 'नवरात्रि', 'गरबा',
  ],
  Sports: [
    'sports', 'sport', 'gym', 'yoga', 'running', 'workout', 'training', 'active wear', 'activewear', 'athletic', 'fitness', 'jogging', 'cycling', 'cricket', 'football', 'track pant', 'track pants',
    'kasrat', 'khel', 'जिम', 'योग', 'खेल',
  ],
  'Sleep & lounge': ['night suit', 'night suits', 'nightwear', 'night wear', 'nighty', 'sleepwear', 'loungewear', 'lounge wear', 'lounge', 'pyjama set', 'night dress', 'नाइटी'],
  Beach: ['beach', 'beachwear', 'resort', 'vacation', 'holiday', 'swimwear', 'swim'],
  Summer: ['summer', 'summers', 'garmi', 'garmiyon', 'sunny', 'गर्मी', 'गर्मियों'],
  Winter: [
    'winter', 'winters', 'sardi', 'sardiyon', 'thand', 'thandi', 'sweater', 'sweaters', 'sweatshirt', 'sweatshirts', 'hoodie', 'hoodies', 'cardigan', 'cardigans', 'pullover', 'shawl', 'shawls',
    'muffler', 'thermal', 'thermals', 'woollen', 'woolen', 'fleece', 'pashmina', 'quilted', 'winterwear', 'सर्दी', 'सर्दियों', 'ठंड', 'स्वेटर', 'शॉल',
  ],
  Monsoon: ['monsoon', 'rainy', 'raincoat', 'raincoats', 'rain', 'rainwear', 'barsaat', 'barish', 'बारिश', 'बरसात', 'मानसून'],
} as const;

/** Phrases that look like occasions but are not. */
// biome-ignore format: a table
export const notOccasions = ['office chair', 'third party', 'sports bike', 'birthday suit', 'haldi yellow', 'sport coat', 'day and night'];
