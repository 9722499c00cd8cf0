/** Key account manager for retailers in France: fluent French, and four years of key accounts, decide. */
import type { GradedJob } from '../types.ts';

export const keyAccountManager: GradedJob = {
  job: 'key-account-manager',
  title: 'Key Account Manager France',
  spec: `We make paints, brushes and wood care in a family firm of 240 people near Kortrijk and sell them across western Europe. For our French customers we are looking for a Key Account Manager. You will look after three national retail chains from first listing to yearly agreement: you negotiate prices and terms, plan promotions and ranges with their buyers in Lille and Paris, keep an eye on margin and forecast, and work with our logistics and marketing people in Belgium, who speak English with each other.

Fluent French, spoken and written, is a must, since all negotiations and contracts are in French, and so is good English. We expect at least four years as key account manager with retail chains, be it DIY, grocery or garden centres, and experience of negotiating annual agreements of your own. A bachelor's degree in business or equivalent experience, and a driving licence (you are in France two or three days a week). Dutch, a knowledge of French commercial law (EGalim, LME) or work with category data (Nielsen, GfK) would be welcome.

You get a car, a bonus on margin, and a short line to the owners. Send your CV to Lies in HR.`,
  graded: [
    {
      name: 'grocery',
      kind: 'any-of',
      low: 85,
      high: 97,
      best: 91,
      why: 'Grocery rather than DIY and no degree but experience, both of which the text allows; native French, seven years of yearly negotiations.',
      lacks: [],
      cv: `AMÉLIE VANDEPUTTE-ROUSSEL
Responsable comptes clés

02/2019 – aujourd'hui | Key Account Manager, Confiserie Brabançonne (biscuits), Tournai
• Deux centrales d'achat nationales en France, 14 M€ de chiffre d'affaires
• Négociations annuelles (conventions uniques, LME, EGalim 2 et 3) menées seule depuis 2020
• Plan promotionnel, assortiment, prévisions, marge nette +2,1 points en 2025
• Nielsen et panel consommateurs; réunions internes en anglais

2013 – 01/2019 | Chef de secteur Nord–Pas-de-Calais, même entreprise
45 hypermarchés, animation, implantations

BTS Négociation et relation client, 2013
Langues : français (maternelle), anglais C1, néerlandais B1
Permis B`,
    },
    {
      name: 'french-beginner',
      kind: 'denial',
      low: 50,
      high: 68,
      best: 60,
      why: 'The ideal DIY key account manager, for Germany; French at beginner level by his own account.',
      lacks: ['fluent French'],
      cv: `Hendrik Osterkamp
Key Account Manager DIY

Since January 2018: Key Account Manager, Lasurit Farben GmbH, Münster
- Responsible for two German home improvement chains (EUR 22m), varnishes and wood stain
- Annual talks with the head offices, conditions, listings, promotion calendar
- GfK data for category proposals, rolling forecast, margin responsibility
- Travel 3 days a week

2014 - 2017: Junior key account manager, Pinselfabrik Telgte

B.A. International Business, 2014
Languages: German (native), English C1, Dutch B2, French: beginner (A2, evening class since September)
Driving licence B`,
    },
    {
      name: 'guest-house',
      kind: 'old',
      low: 48,
      high: 67,
      best: 58,
      why: 'Nine years of French DIY chains, over since 2016; has run a guest house from then on.',
      lacks: [],
      cv: `Curriculum vitae - Luc Desmedt

2016 to today: owner of a guest house with five rooms and table d'hôtes, Ardèche, France. Bookings, cooking, accounts, renovation.

2007 to 2016: Key account manager France, Verlinden Tools NV, Waregem. Hand tools and paint brushes for four French DIY chains, annual agreements negotiated in Lille and Paris, promotions and range reviews, 9 million euro turnover, forecasts, trade fairs.

2003 to 2007: sales representative in Wallonia for the same company.

Bachelor (graduaat) Marketing, Kortrijk 2003
Dutch mother tongue, French fluent, English good
Driving licence since 1999`,
    },
    {
      name: 'french-teacher',
      kind: 'list',
      low: 20,
      high: 40,
      best: 30,
      why: 'Perfect French and the vocabulary of sales from a course; has taught, never sold.',
      lacks: ['four years as key account manager', 'experience of negotiating annual agreements'],
      cv: `Catriona Delacroix-Munro

Career change: from French teacher to Key Account Manager

Skills
Key account management – annual negotiations – retail DIY and grocery – P&L – promotions planning – category management (Nielsen, GfK) – EGalim – forecasting – Salesforce

Experience
Secondary school teacher of French and English, Collège Saint-Amand, Lille. September 2015 – present. Head of languages since 2021; organises the exchange with Ghent; negotiates with coach companies.
Language assistant, Edinburgh, 2013 – 2015

Education
Online certificate "Key Account Management Essentials" (20 hours), 2026
MA French and Linguistics, 2013

French and English bilingual, Dutch A1. Driving licence.`,
    },
    {
      name: 'french-oak',
      kind: 'trap',
      low: 46,
      high: 65,
      best: 56,
      why: 'Key accounts in DIY indeed, and French on every line: French oak, French doors; his languages are English and Welsh.',
      lacks: ['fluent French'],
      cv: `Gethin Prosser  National Account Manager  Chepstow  PROFILE French oak and French door specialist with eight years of key accounts in home improvement retail.  EXPERIENCE 2018 to date, National Account Manager, Severnside Timber Products: manages two UK DIY sheds and one garden centre group, GBP 12m, French oak flooring, French doors and windows, French polish and wood oils. Negotiates the yearly trading agreements, promotions, range resets and rebates with buyers in London and Leeds, forecast accuracy 92 %, margin up three points. Two to three nights away each week.  2014 to 2018, Area sales manager, Severnside Timber Products.  EDUCATION BA Business Studies, Newport 2013.  LANGUAGES English native, Welsh fluent.  OTHER full driving licence, GfK panel data, Excel.`,
    },
  ],
};
