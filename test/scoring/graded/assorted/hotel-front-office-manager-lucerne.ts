/** Front Office Manager, 5-star hotel, Lucerne (Switzerland): fluent German; hotel school diploma or hotel vocational training decide it. */
import type { GradedJob } from '../types.ts';

export const hotelFrontOfficeManagerLucerne: GradedJob = {
  job: 'hotel-front-office-manager-lucerne',
  title: 'Front Office Manager, 5-star hotel, Lucerne (Switzerland)',
  spec: `Front Office Manager (f/m/d), 100%
Grand Hotel Seefels Lucerne ***** | a member of the Alpenrose Collection

About us
Since 1874 the Seefels has welcomed guests from around the world on the shore of Lake Lucerne. 168 rooms and suites, three restaurants and a 2,000 m² spa. The Alpenrose Collection employs 1,100 people in seven Swiss houses.

You will
• lead and develop a front office team of 18 (reception, concierge, guest relations, night audit, telephone operators) and our apprentices
• be a visible host in the lobby and handle VIP arrivals and complaints personally
• be responsible for rostering (L-GAV), cash and accounts, billing quality and the department budget
• drive upselling and guest satisfaction together with Reservations and Revenue

Requirements
• Diploma of a hotel management school or completed vocational training in the hotel trade
• At least 3 years' experience in leading a front office team, in a 4-star superior or 5-star house
• Fluent German and English, spoken and written; French or another language is an asset
• Swiss or EU/EFTA nationality, or a valid Swiss work permit
• Very good knowledge of Opera or a similar PMS
• Vocational trainer course (Berufsbildner) of advantage

We offer
13th month salary, five weeks of holiday, staff restaurant, reduced rates in all our houses, staff room on request.

Please apply online with complete documents (CV with photo, certificates, diplomas). Applications from agencies will not be considered.`,
  graded: [
    {
      name: 'chef-de-reception-hf',
      kind: 'synonym',
      low: 88,
      high: 97,
      best: 93,
      why: 'Swiss chef de réception with HF diploma, native German and nearly six years of leading the reception of a five-star house, in Swiss terms only.',
      lacks: [],
      cv: `Personalien
Name, Vorname     Aebischer, Nadja
Born              14.02.1991, Swiss citizen (Köniz BE)
Civil status      single

Professional career

01.2021 – today
Chef de Réception, Hotel Rosenlaui Palace*****, Gstaad region (112 keys)
Responsible for 13 employees at the desk, Loge and night shift, and 2 learners Hotel-Kommunikationsfachfrau/-mann EFZ. Duty plans according to L-GAV, qualification talks, recruiting for two seasons. Daily closing, debtors, safe. Personal welcome of regular guests, claims treated within the same day. Room-category upgrades sold at check-in: CHF 214'000 in 2025. Fidelio, since 2022 Opera Cloud. TrustYou from 88 to 93.

05.2018 – 12.2020
Sous-Chef de Réception, Hotel Bellerive au Lac****S, Thun
Deputy for a desk of 9.

04.2014 – 03.2016
Receptionist, Maison du Rhône****, Montreux

Education
04.2016 – 04.2018   Dipl. Hôtelière-Restauratrice HF, Hotelfachschule Oberland
08.2010 – 07.2013   Kauffrau EFZ, branch Hotel-Gastro-Tourismus
2021                Berufsbildnerkurs (Canton of Bern)

Languages
Mother tongue Swiss German / German; English C1 (CAE 2017, used daily with guests and the owners); French B2 (two years in Romandie); Italian A2`,
    },
    {
      name: 'hotel-director-austrian',
      kind: 'overqualified',
      low: 74,
      high: 88,
      best: 81,
      why: 'Meets every must and more: a hotel director who ran front offices for years; the question is why she wants to step down, not whether she can.',
      lacks: [],
      cv: `Mag. (FH) Theresia Lechthaler
Feldkirch, Austria | Austrian citizen

I am a hotelier with eighteen years in upscale Alpine hotels, at present in charge of a whole house. My children start school in Lucerne next summer and I want to go back to what I like best, the lobby.

HOTEL DIRECTOR
Hochjoch Resort ****Superior, Montafon, 96 rooms | December 2021 – now
Full P&L (EUR 11.4m), 85 staff. The head of reception left in 2024 and I decided not to replace him: the nine receptionists and two concierges report to me directly, and I do their rosters, appraisals and the difficult guests myself.

ROOMS DIVISION MANAGER
Parkhotel Silvretta ***** , Lech | May 2018 – November 2021
Front office (14), housekeeping (26), reservations. Opera V5, later Opera Cloud. RevPAR index 104 to 117.

FRONT OFFICE MANAGER
Hotel Kaiserhof ***** , Vienna | June 2014 – April 2018
Team of 16, upselling programme, pre-opening of the club floor.

Reception and duty manager posts, Salzburg and London, 2008 – 2014.

STUDIES
Tourism and Leisure Management, University of Applied Sciences, 2008
Federal College of Tourism (five years, Matura), 2003

LANGUAGES
German native, English fluent (three years in London), Italian good, French basic`,
    },
    {
      name: 'fom-porto-german-a1',
      kind: 'denial',
      low: 54,
      high: 68,
      best: 61,
      why: 'Excellent five-star Front Office Manager with an EU passport, but says himself that his German is A1.',
      lacks: ['fluent German'],
      cv: `DUARTE VASCONCELOS PINHO
Front Office Manager | Portuguese | 37 | Driving licence B

KEY FACTS
* 7 years as head of department in five-star hotels
* Forbes and LQA standards, two inspections above 90%
* Opera Cloud, Micros, Salto, Knowcross

EXPERIENCE
Palácio da Ribeira, Porto (5*, 143 rooms), Front Office Manager, Sept. 2021 / present
Managing 20 colleagues: reception, concierge, bell desk, guest relations, night audit. Department budget 1.1 M€. Upsell revenue +46% in two years. GRI 94.2. Weekly forecast meeting with Revenue. Ten interns per year from hotel schools.

Al Manara Beach Resort, Dubai (5*, 310 rooms), Front Office Manager, Oct. 2019 / Aug. 2021; Assistant FOM, Jan. 2017 / Sept. 2019
Rostering of 32 people, VIP and royal arrivals, complaint handling, Covid reopening.

Hotel Dom Sancho, Lisbon (4*), Receptionist, then Shift Leader, 2011 / 2016

EDUCATION
Bachelor in Hotel Management, Escola Superior de Hotelaria do Estoril Mar, 2011
Swiss exchange semester (in English), Valais, 2010

LANGUAGES
Portuguese (native), English (C2), Spanish (C1), French (B2), German (A1, beginner course started in September)

AVAILABLE: 3 months' notice, EU citizen`,
    },
    {
      name: 'private-bank-front-office',
      kind: 'trap',
      low: 8,
      high: 20,
      best: 13,
      why: "His front office is a private bank's adviser desk: same title, other trade, no hotel training or work at all.",
      lacks: [
        'hotel school diploma or hotel vocational training',
        '3 years leading a hotel front office team',
      ],
      cv: `Reto Gmür, Zürich
Swiss, 1984

Front Office Manager | Bankhaus Escher Lindt & Cie, Zürich | since 08/2018
– Head of Front Office Management, Wealth Management DACH: 14 assistants supporting 22 relationship managers
– Responsible for client onboarding (KYC, Form A, FATCA), four-eyes controls, suitability documentation under FIDLEG
– Interface to middle and back office; roll-out of Avaloq front-end and CRM
– Budget and headcount planning, annual appraisals, bank apprentices (Berufsbildner since 2019)
– Escalation point for client complaints, lead in two FINMA reviews

Team Lead Advisor Support | Limmatbank AG | 02/2013 – 07/2018
– Payments, credit files, client correspondence in German and English

Client Advisor Assistant | Limmatbank AG | 2008 – 01/2013

Training
Bankfachmann mit eidg. Fachausweis, 2014
KV Lehre Bank, 2003

Languages: German (native), English (C2, Proficiency 2012), French (C1)

Tools: Avaloq, Salesforce, MS Office

Off duty: captain of the reserves, alpine huts, cooking for friends`,
    },
    {
      name: 'ex-fom-davos-2017',
      kind: 'old',
      low: 50,
      high: 65,
      best: 58,
      why: 'Was the right Front Office Manager for three and a half years, but left hotels in September 2017; more than eight years old it counts half, which is short of three years.',
      lacks: ["3 years' experience leading a front office team (ended 2017, counts half)"],
      cv: `Birgit Hallström-Zumbühl
Stans NW (Swedish, C permit)

Dear Sir or Madam, here is my life in brief. I would love to come back to the hotel world now that both of my daughters are out of the house.

Today: payroll clerk at Pilatus Treuhand AG in Stans, 60%, since February 2018. Salaries for some forty small firms, among them several restaurants, so I know L-GAV from the other side. Abacus software.

March 2014 to September 2017: Front Office Manager at the Hotel Strela Grand in Davos, five stars, 150 rooms. Fourteen people in reception, concierge and night; WEF weeks with delegations and security; Opera; budget, rosters, two apprentices (I had done the vocational trainer course in 2013). Upselling scheme which was later taken over by the sister hotel.

2008 to 2014: receptionist, later Assistant Front Office Manager, Hotel Bürgenblick, four stars superior, near Lucerne.

2005 to 2007: front desk in Stockholm and Edinburgh.

School: Diploma, Swiss Hotel Management School "Les Sapins", Leysin, 2004.

I speak Swedish as my mother tongue, German fluently (at home and at work for eighteen years, Goethe C2), English fluently and fair French.`,
    },
  ],
};
