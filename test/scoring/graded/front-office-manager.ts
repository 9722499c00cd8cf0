/** Hotel front office manager: hotel leadership and languages decide; a front office elsewhere does not. */
import type { GradedJob } from './types.ts';

export const frontOfficeManager: GradedJob = {
  job: 'front-office-manager',
  title: 'Front Office Manager',
  spec: `FRONT OFFICE MANAGER · 4* CITY HOTEL · 210 ROOMS · GENEVA

The Front Office Manager is responsible for reception, concierge, night audit and guest relations (18 employees). He/she ensures a warm welcome, upselling, accurate billing, duty rosters, training, complaint handling and the achievement of guest satisfaction targets.

PROFILE
- Hotel school diploma or equivalent
- 3 years' experience in front office, including at least 1 year in a supervisory position in a 4 or 5 star hotel
- Opera PMS
- French and English fluent (mandatory); German an asset
- Swiss work permit or EU/EFTA nationality
- Yield or revenue management knowledge an asset

WE OFFER
13th salary, meals, training at our academy. Start: 1st February.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'Hotel school, seven years in four and five star front offices, three leading, Opera, French, English, German.',
      lacks: [],
      cv: `Apolline Rochat
Lausanne, Swiss permit C

PARCOURS / EXPERIENCE
Assistant Front Office Manager, Hôtel du Rhône-Léman ***** (180 rooms), Geneva, 04/2023 - present
Leads 14 colleagues in reception, concierge and night audit; rosters and monthly training; upselling programme (+9 % ADR on room upgrades); guest satisfaction from 8.6 to 9.1; Opera Cloud; weekly meeting with revenue management on overbooking and restrictions.

Reception Supervisor, Grand Hôtel Bellerive ****, Lausanne, 05/2021 - 03/2023
Shift leader, billing, complaints, VIP arrivals, Opera 5.

Receptionist and night auditor, Alpenblick ****, Zermatt, 2019 - 04/2021

Bachelor, Ecole hôtelière, 2018
French native, English C1, German B2`,
    },
    {
      name: 'no-french',
      kind: 'denial',
      low: 52,
      high: 70,
      best: 62,
      why: 'Experienced front office manager with Opera in 5-star houses; says that his French is basic.',
      lacks: ['fluent French'],
      cv: `Matteo Bevilacqua (Italian citizen)

Front Office Manager, Palazzo Serena *****, Milan (150 rooms), since March 2021: reception, concierge, guest relations, 16 people; Opera PMS; night audit; upselling; Review Pro 92 %; rosters and coaching; complaint handling.
Front Desk Supervisor, Lido Grand ****, Venice, 2018 - Feb 2021
Receptionist, same hotel, 2016 - 2018

Diploma Istituto Alberghiero, 2012; Hotel management certificate, 2020 (online)
Languages: Italian mother tongue, English C1, German B1, French basic (A1, learning)

Achievements: cut check-in time at peak from nine to four minutes; introduced a handover log which removed most billing disputes; trained two supervisors who are now managers elsewhere. Courses in yield management and complaint handling. Member of the concierge association. Ready to move in January; single room in staff house welcome.`,
    },
    {
      name: 'medical-front-office',
      kind: 'trap',
      low: 15,
      high: 36,
      best: 26,
      why: 'Front office manager of a dental clinic with the languages; no hotel, no stars, no Opera but the house on stage.',
      lacks: [
        'hotel front office experience',
        'supervisory year in a 4 or 5 star hotel',
        'hotel school',
        'Opera PMS',
      ],
      cv: `Sylvie Nkemelu
Front Office Manager

Clinique dentaire des Eaux-Vives, Genève - Front Office Manager, 2019 - today
Reception of patients, billing with insurers, rosters of five receptionists, complaints, warm welcome, satisfaction surveys, appointment software.

Ushers' team leader, Opéra de Genève (evenings), 2015 - 2021
Concierge desk and cloakroom during the opera season.

CFC employée de commerce, 2014
French mother tongue, English C1, German B1. Swiss citizen.

Strengths: calm voice, memory for faces, at ease with anxious people and full waiting rooms. Introduced an online questionnaire that saves ten minutes a patient and a wall of thank-you cards. Course in conflict handling 2022, first aid 2025, Word and Excel. Interests: lyrical singing, lake swimming, travel in West Africa.`,
    },
    {
      name: 'receptionist-years',
      kind: 'years',
      low: 44,
      high: 58,
      best: 53,
      why: 'Right hotels, school and languages, but two years at the desk and no supervision yet.',
      lacks: ['3 years front office', '1 year supervisory'],
      cv: `Jonas Aebischer

Receptionist, Hotel Quai Royal ****, Geneva | Oct 2024 - present
Check-in and out, Opera, upselling (top seller of the summer), billing, complaints, covers night audit twice a month.

Management trainee, Hotel Jungfrau-Park *****, Interlaken | six months 2023, reception and guest relations

Hotel school Thun, diploma HF, 2024
German native, French C1, English C1
Swiss

Projects: translated the guest directory into three languages, tested the mobile key. Trained two interns on the desk. Semester paper on overbooking in city hotels. Interests: ski touring, photography, cooking for many people. Military service completed as hospital kitchen soldier. References from the front office manager and the hotel school.`,
    },
    {
      name: 'overlapping-synonyms',
      kind: 'synonym',
      low: 74,
      high: 90,
      best: 82,
      why: 'Guest service lead ("chef de réception") in a four-star; Fidelio/Opera, hospitality diploma; all musts, no German.',
      lacks: [],
      cv: `CLÉMENCE DUFAY | EU citizen (France)

Chef de réception, Hôtel Confluence ****, Lyon. Depuis février 2022 - present. I run the desk team of nine: planning, training, quality scores (Booking 8.9), cash and invoice control, service recovery for unhappy guests, room upgrade sales. Property system: Opera (formerly Fidelio).
Réceptionniste tournante, Hôtel Confluence ****, 2019 - January 2022. Day and night shifts incl. night audit.
Seasonal receptionist, Courchevel, winters 2017 - 2019

BTS Management en hôtellerie-restauration, 2017
Français langue maternelle; anglais courant (C1, TOEIC 935)

Divers : secouriste du travail, permis B, notions d'italien. Interests: trail running and Lyon's bouchons.`,
    },
  ],
};
