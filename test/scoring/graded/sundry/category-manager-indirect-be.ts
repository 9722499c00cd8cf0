/** Category Manager Indirect Procurement: fluent French or Dutch; at least 5 years of experience in indirect procurement decide it. */
import type { GradedJob } from '../types.ts';

export const categoryManagerIndirectBe: GradedJob = {
  job: 'category-manager-indirect-be',
  title: 'Category Manager Indirect Procurement',
  spec: `Category Manager Indirect Procurement (m/f/x)
Location: Mechelen, Belgium (3 days on site) | Global Procurement | Permanent

Velmara Diagnostics develops and makes in-vitro diagnostic systems. With 4,200 colleagues in 14 countries we help laboratories to give the right answer faster.

You will
• own the category strategies for Corporate Services, IT & Telecom and HR services in EMEA (approx. €85 m addressable spend)
• run RFI/RFP processes end to end, from the stakeholder's first idea to the signed contract
• negotiate framework agreements and MSAs together with Legal
• deliver yearly savings and cost avoidance, tracked with Finance
• drive supplier performance reviews, risk assessments and ESG scorecards
• bring tail spend under control and raise catalogue adoption

Requirements
• Bachelor's or master's degree in economics, engineering, supply chain or a related field
• At least 5 years of experience in indirect procurement, in an international, matrixed organisation
• Fluent English and, as you will negotiate with local suppliers and work with the works council, fluent French or Dutch (C1 or better)
• Experience with a source-to-pay suite such as SAP Ariba, Coupa or Jaggaer
• Strong stakeholder management; you can say no with a smile
• CIPS or pharma/medtech background is an asset
• Willing to travel 15 %

We offer
A competitive package with company car or mobility budget, hospitalisation and group insurance, meal vouchers, 32 holidays, and room to grow.

Velmara is an equal opportunity employer. All qualified applicants are considered without regard to origin, gender, age, disability or belief.`,
  graded: [
    {
      name: 'dutch-coupa-lead',
      kind: 'any-of',
      low: 85,
      high: 96,
      best: 91,
      why: "Nine years of indirects, master's, native Dutch with C2 English and Coupa: the weak French and the absent Ariba are no gaps.",
      lacks: [],
      cv: `Wouter Claesen
Procurement professional – Leuven – °1988

LANGUAGES: Dutch (mother tongue), English (C2), French (A2, I order dinner in it)

PROFESSIONAL EXPERIENCE

Senior Category Lead, Indirects EMEA – Norvessa Pharma NV, Beerse – 03.2020 to present
> Responsible for IT hardware and software, telecom, travel & fleet: € 62 m, 11 countries
> Three-year strategies per category signed off by the CIO and CFO
> 40+ tenders in Coupa Sourcing; Coupa buying channel rolled out to 9 sites, PO coverage from 61 to 93 %
> Renegotiated the Microsoft and ServiceNow agreements: € 4.1 m saved over the term, validated by Finance
> Quarterly business reviews with top-20 vendors, EcoVadis as gate

Indirect Buyer – Tramonta Chemicals, Antwerp – 09.2017 to 02.2020
> Facility services, temporary labour, professional services, about € 25 m
> Harmonised cleaning and catering in four plants, -11 %
> Catalogues for MRO and office supplies

Junior Consultant – Spendwise bvba, Ghent – 2013 to 2017
> Spend analyses, P2P process design

EDUCATION
MSc Toegepaste Economische Wetenschappen, KU Leuven, 2012
CIPS Level 4, 2019

OTHER: cyclocross, treasurer of a scouts group`,
    },
    {
      name: 'acheteuse-frais-generaux',
      kind: 'synonym',
      low: 82,
      high: 95,
      best: 89,
      why: "A French CV of a senior buyer of 'achats hors production' with eleven years, engineering master's, native French, C1 English and Ariba.",
      lacks: [],
      cv: `Maud LESCURE
Lille – mobile sur Bruxelles et Malines – permis B

Responsable achats hors production

Depuis janvier 2019 : GROUPE ALDEMONT (dispositifs médicaux, 6 000 salariés, 12 pays), Lille
Responsable de portefeuille, frais généraux et prestations intellectuelles, périmètre Europe, 70 M€
– Définition de la stratégie d'achat par famille : informatique, téléphonie, facilities, intérim, formation, assurances, flotte
– Appels d'offres de A à Z sous SAP Ariba, du cahier des charges à la signature ; contrats-cadres rédigés avec les juristes
– 7,8 M€ de gains validés par le contrôle de gestion entre 2021 et 2025
– Panel ramené de 3 400 à 1 250 fournisseurs, e-catalogues pour la classe C
– Pilotage RSE et plans de progrès des prestataires ; animation de deux acheteurs à Gand et à Cologne
– Réunions, négociations et comités de pilotage en anglais chaque semaine

Septembre 2015 – décembre 2018 : BRASSERIES DU NORD-OUEST, Roubaix
Acheteuse indirects : énergie, maintenance, transport de personnel, agences de communication

2013 – 2015 : assistante achats, collectivité locale

Formation : diplôme d'ingénieur généraliste (grade de master), 2012 ; Mastère spécialisé Achats internationaux, 2013

Langues : français (maternelle), anglais C1 (TOEIC 955, 2024), néerlandais A2`,
    },
    {
      name: 'krakow-no-french-dutch',
      kind: 'missing',
      low: 53,
      high: 67,
      best: 61,
      why: 'A very good indirect category manager with Ariba and CIPS, but speaks only Polish and English of use; French is A2 and Dutch nil.',
      lacks: ['fluent French or Dutch (C1 or better)'],
      cv: `AGNIESZKA WRONA-MAJ, MCIPS
Kraków, Poland | open to relocation to Belgium

Summary
Indirect procurement manager with ten years in shared-service and headquarters functions of multinational life science companies.

Experience

Category Manager, HR Services & Professional Services (EMEA)
Biolantis Global Business Services | Kraków | 06/2019–present
• Category strategy and pipeline for contingent labour, recruitment, benefits, consulting: EUR 90m
• Led RFP for MSP (managed service provider) in 16 countries; EUR 6m annual savings
• Negotiated 60+ MSAs and SOWs with global suppliers in English
• SAP Ariba Sourcing and Contracts super user
• Supplier scorecards, third-party risk, CSRD data collection
• Matrix lead of 3 sourcing analysts

Indirect Sourcing Specialist
Fenwick Devices Polska | Warsaw | 10/2016–05/2019
• IT and telecom categories for CEE, tail-spend programme, reverse auctions

Education
MSc Economics, Kraków, 2016
MCIPS, 2021

Languages
Polish: native
English: C2 (CPE 2015)
French: A2, evening course since January 2026
Dutch: none

I hereby consent to the processing of my personal data for recruitment purposes (GDPR).`,
    },
    {
      name: 'ap-clerk-turned-buyer',
      kind: 'years',
      low: 48,
      high: 63,
      best: 56,
      why: 'Right languages, degree and category, but seven of the claimed nine and a half years are accounts payable; indirect buying began in April 2024.',
      lacks: ['at least 5 years of experience in indirect procurement'],
      cv: `Name: Karim El Ouardi
Lives in: Vilvoorde (BE)
Speaks: Dutch and French, both as mother tongue. English fluent, C1.

Nine and a half years in procurement and purchase-to-pay at international groups.

April 2024 – today. Indirect Buyer, Holtum Packaging Group, Brussels HQ.
Buys facility management, IT peripherals, telecom, print and training for Benelux and France, 18 M euro. Launches RFQs and RFPs in Jaggaer, compares offers, negotiates under the guidance of the category manager, draws up contracts from our templates. Savings 2025: 640 K. Follows KPIs of 15 suppliers. Cleans up maverick spend with weekly report.

May 2017 – March 2024. Accounts Payable, same group, shared service centre Zaventem: clerk until 2020, then team coordinator.
Three-way matching, blocked invoices, vendor master data, month-end closing, reminder letters, contact with suppliers about payment, VAT codes. Helped test the invoice module when Jaggaer was brought in.

2016 – 2017. Interim jobs in administration.

Study: Bachelor Business Management (accountancy – fiscality), Hogeschool Brussel, 2016.
Courses: negotiation 2 days (2024), contract law for buyers 1 day (2025).

Driving licence B.`,
    },
    {
      name: 'fmcg-shelf-category-manager',
      kind: 'trap',
      low: 14,
      high: 29,
      best: 21,
      why: 'A category manager of the retail kind: assortments, planograms and shopper insight for biscuits, on the selling side; she has bought nothing.',
      lacks: ['at least 5 years of experience in indirect procurement'],
      cv: `Élodie Vanhamme — Category Manager

▪ Wavre, BE ▪ FR native, NL C1, EN C1

Passionate category manager with 9 years of category management in FMCG, in a matrix environment and with C-level stakeholders.

CAREER PATH
Senior Category Manager, Biscuits & Snacks — Délicroc Belux — since Feb 2021
Builds the yearly category vision for the three big retailers. Turns NielsenIQ, loyalty-card and shopper panel data into assortment, shelf and price-pack recommendations. Planograms for 600 hypermarkets in Spaceman. Category captain at one retailer: +4.3 % category value in 2025. Presents to retail buyers in both national languages, trains the field sales force.

Category Manager, Spreads — Maison Tilquin — Sept 2017 – Jan 2021
Range reviews, promo evaluation, launch of the no-added-sugar range, in-store execution with merchandisers.

Trade Marketing Assistant — Maison Tilquin — 2016 – 2017
Displays, folders, leaflets.

STUDIES
Master in Business Engineering, Louvain, 2016

TOOLS
NielsenIQ Discover, Spaceman, Power BI, SAP (sales orders), Excel

LEISURE
Improv theatre, padel, sourdough`,
    },
  ],
};
