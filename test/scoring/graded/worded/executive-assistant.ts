/** Executive assistant to a chief executive, London scale-up with a Paris house: five years one-to-one at the top, working French, complex travel. */
import type { GradedJob } from '../types.ts';

export const executiveAssistant: GradedJob = {
  job: 'executive-assistant-worded',
  title: 'Executive Assistant to the CEO',
  spec: `EA to our CEO (yes, the good kind)

Brightmoor makes software that tells wind farms when to stop for birds. We were 40 people in 2022, we're 260 now, half in Shoreditch and half in Paris (2e), since our merger with Éolis. Mathilde, our CEO, answers 300 mails a day herself. That's got to stop and you're the one to stop it.

What it's really like
Mathilde thinks fast and moves faster. You'll own her time: what gets in, what doesn't, who has to be told no and how to do it so they still like us. Travel for her is London, Paris, Hamburg, Boston, often two in one week, often changed at 9 in the evening. You'll put together the board pack with Finance five times a year, minute the meeting and chase what people promised. You'll run an offsite or two, look after investors when they visit, do expenses (sorry), and now and then a bit of family logistics.

Who we're looking for
- You've been EA one to one to a CEO, founder, or someone of the same weight for at least 5 years in total
- Ideally Italian or German as well, but French is non-negotiable: half her calls and most of her board are in it, you'll write in it
- You've organised heavy international travel and you know what to do when Eurostar doesn't
- Discretion. We'll know
- You like a company that hasn't got a process for everything

Tools: Google Workspace, Slack, Notion, Navan, Board Intelligence. You'll learn them in a day.

The deal: 58k to 68k, options, 28 days' leave, enhanced parental leave, Eurostar miles are yours. Four days in the office, sorry, this one needs it.

We're a Disability Confident employer and blind-screen CVs where we can. No cover letter, just tell us in three lines about the worst trip you ever rescued.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: 'Eight years one-to-one with two chief executives, the present one commuting between London and Lyon; bilingual, board minutes, travel.',
      lacks: [],
      cv: `OPHÉLIE GRANT
Walthamstow, E17

Worst trip: ash, 2010? No, December 2022: border force strike, train strike and a CEO with a kidney stone in Gothenburg. Home in 19 hours.

EA to the Chief Executive, Halvorsen Robotics (series D, 400 staff, London and Lyon)
Mar 2021 – now
Inbox and diary of one very impatient man. Around 110 trips a year. Five boards and a strategy day: gather papers, format, BoardPad, take the minutes (French and English versions), follow up the list of actions. Organised the investor day at the Science Museum and offsites in Annecy and Whitby. Interim office manager for 4 months in 2023.

EA to the founder and CEO, Petit Panier (food delivery), Paris then London
Sept 2018 – Feb 2021
Two funding rounds and a sale. Visa runs, family move to London, school applications.

Team assistant, Cabinet Lormeau, Paris, notaires
2016 – Aug 2018

BTS Assistant de manager, Lyon, 2016
Languages: French and English from birth (mum from Leeds), Italian B1
Google Workspace, Slack, Notion, TravelPerk, Concur

I sing in a rock choir and I foster kittens.`,
    },
    {
      name: 'private-secretary',
      kind: 'synonym',
      low: 79,
      high: 93,
      best: 86,
      why: 'Seven years as private secretary and aide to an ambassador and a NATO general: the same gatekeeping, journeys and records, French at work level; only the commercial setting is new.',
      lacks: [],
      cv: `Lt Cdr (ret'd) Beatrix Nunney RN

2023 Jan to 2026 Sep
British Embassy, Brussels. Private Secretary to His Majesty's Ambassador.
I stood between H.M.A. and everybody who wanted him. I settled each week on Friday with him and then defended it. I read his telegrams first and decided which eleven of two hundred he should see. I was note-taker at his calls on ministers and at the quarterly mission leadership board, and wrote the record the same night. I worked with the Palace, the FCDO and the Belgians on two royal visits. I drafted his letters, in English and French. When he went I had gone through every leg of it beforehand.

2019 Aug to 2022 Dec
Headquarters, Allied Command Transformation, Norfolk, Virginia. Military Assistant (aide) to the Supreme Allied Commander, a general of the French Air Force.
One officer, one general. 26 countries, some of them twice in a week, his aircraft, his airline tickets, his uniform, his wife's flights. Working language French within the office, English outside. Re-routed him out of Ankara in February 2020 in 40 minutes.

2009 to 2019
Royal Navy, logistics officer. HMS Bulwark, Portsmouth, and exchange with the Marine nationale, Toulon (2016-17).

Cleared DV till 2028. SLP 4433 French (2018). BA Geography, Hull. Office 365, SharePoint. Rowing, sourdough, one elderly whippet. Living in Hackney since October.`,
    },
    {
      name: 'no-french',
      kind: 'missing',
      low: 59,
      high: 72,
      best: 66,
      why: 'Fourteen years beside two FTSE chief executives, very strong in all the rest, but speaks German and Italian and no word of French is shown.',
      lacks: ['French is non-negotiable'],
      cv: `VICTORIA ASHBY-MENSAH
Executive Assistant | Islington | NDA-bound on names, references on request

▪ 14 years at chief executive level
▪ boards, investors, press days, private aircraft, house moves
▪ German (lived in Frankfurt, C1), Italian (B2)

Executive Assistant to the Group CEO
FTSE 250 renewables developer, London. June 2019 to present.
Full inbox access and first reply on his behalf. Calendar in four time zones. Board, ExCo and RemCo timetables, Board Intelligence packs with the CFO's team, minutes of ExCo. Travel about 130 nights a year: Hamburg, Boston, Oslo, Taipei. Site visits by boat in February. Led a refit of the executive floor, 300k. Line manage one assistant.

Executive Assistant to the CEO
FTSE 100 insurer, London. May 2012 to May 2019.
Change of CEO in 2015: onboarded the new one. Five AGMs, two roadshows, an acquisition under code name, with deal room list kept by me.

PA to the Managing Director
German private bank, London branch and Frankfurt. 2007 to April 2012.

PA Diploma with distinction, Quest, 2006. BA German and Italian, Bath, 2006.

Google Workspace, M365, Slack, Navan, Notion, Diligent
Mentor with the Executive & Personal Assistants Association. Pottery. Arsenal season ticket (women's team).`,
    },
    {
      name: 'department-pa',
      kind: 'years',
      low: 53,
      high: 68,
      best: 61,
      why: 'Native French speaker and capable, eleven years an assistant, but mostly to teams of six to twelve managers; one-to-one beside a chief only since April 2025.',
      lacks: ['EA one to one to a CEO, founder, or someone of the same weight for at least 5 years in total'],
      cv: `Salimata KONÉ
née le 4 mars 1991 à Abidjan, settled status
28 Frith Gardens, SE15

ASSISTANT (bilingual), 11 years

04/2025 to date    Assistante de direction to the Managing Director UK
Groupe Sablière, building materials, London office (70 people)
Her agenda and mails, weekly trips to Paris and Lille, monthly report to the parent (in French), minutes of the UK management committee, welcome of visitors, expenses in Concur, Christmas party, gifts.

09/2019 to 03/2025    Team Assistant, Corporate Banking
Banque Hérault, London branch
Twelve relationship managers and their head. Meeting rooms, KYC folders, travel bookings by the agency, expenses, phone cover, client lunches at Roland-Garros and Twickenham. Covered the branch manager's EA for three weeks each summer.

01/2016 to 08/2019    Department Secretary
University of Kent, School of Modern Languages
Timetables, exam boards (minutes), open days, six professors

10/2015 to 12/2015    Receptionist, hotel, Canterbury

STUDIES
Licence LEA anglais-allemand, Université de Lille, 2013
Executive Diploma, Pitman Training, 2018

French mother tongue, English C2, German B1, Dioula
Zumba instructor on Sundays`,
    },
    {
      name: 'hotel-executive',
      kind: 'trap',
      low: 14,
      high: 30,
      best: 22,
      why: 'Assistant executive housekeeper, French speaking, organised; executive and assistant are words of hotel housekeeping, no support to any chief.',
      lacks: [
        'EA one to one to a CEO, founder, or someone of the same weight for at least 5 years in total',
        "You've organised heavy international travel",
      ],
      cv: `JEAN-BAPTISTE LEMOINE-OKAFOR
Assistant Executive Housekeeper

Experienced executive assistant in luxury hotels, fluent in French and English, with a passion for detail and discretion with VIPs, CEOs and heads of state.

THE MARCHMONT, Mayfair (5*, 212 rooms), May 2021 to present
Assistant to the Executive Housekeeper. Manage the daily board of rooms, allocate 48 attendants on Optii, check VIP and executive floor suites before arrival, turn-down, amenities, family requests. Minutes of the morning meeting. Rota, payroll hours, purchase orders for linen, lost property. Executive lounge refresh 2024. Speak French daily with guests from Paris and Geneva.

HÔTEL DU PORT VAUBAN, Antibes, 2017 to 2021
Gouvernant d'étage. Four floors, 14 people, yacht clients.

CLUB LES ARAVIS, La Clusaz, winters 2014 to 2017
Room attendant, then night porter

TRAINING
CAP Services hôteliers, Nice, 2014
UK Housekeepers Association, Supervisor award 2022
Level 2 Health and Safety, COSHH, First Aid at Work

SKILLS
Calendar and roster management, Outlook, Opera PMS, Slack, multitasking, stakeholder management at executive level, travel (I have lived in four countries)

Hobbies: petanque, cooking with my grandmother's recipes`,
    },
  ],
};
