import type { GradedJob } from '../types.ts';

export const headChefHobartRestaurant: GradedJob = {
  job: 'head-chef-hobart-restaurant',
  title: 'Head Chef, Quoll & Copper, Hobart',
  spec: `Our chef is going home to Wales after five good years, so for the first time since 2021 the kitchen at Quoll & Copper is looking for somebody to run it. We are a seventy-seat dining room in a sandstone warehouse behind the Hobart docks, open for dinner Tuesday to Saturday and for a long lunch on Sundays. The menu changes with what turns up: abalone, wallaby, whatever Bev has pulled out of the ground at Cygnet. It is not a hatted place and we don't chase them, but people come back.

You will have a sous chef, three cooks, an apprentice and two lovely dishies. You'll write the menus, do the ordering and the rosters, keep food cost around 29 per cent, bring the apprentice on properly, and stand on the pass most nights. We'd love somebody who knows whole-animal butchery and who pickles and ferments without turning it into a religion, and someone who doesn't shout.

There are a few things we need before we can talk. You'll be trade qualified in cookery, meaning a Certificate III in Commercial Cookery or an overseas trade certificate that has already been formally recognised in Australia. You'll hold a current Food Safety Supervisor certificate, since the council asks us for it. And you'll have had at least three years leading a kitchen as head chef or sous chef, not just a big section.

The pay is $88,000 to $98,000 plus super, four and a half days, and we close for two weeks in July. There's a one-bedroom flat upstairs for the first three months if you're coming from the mainland.

Write to Annika and Dov with your resume and tell us the last thing you cooked at home.`,
  graded: [
    {
      name: 'liam-fenwick-bellbird',
      kind: 'strong',
      low: 92,
      high: 100,
      best: 97,
      why: 'Cert III, a current FSS and over seven years as sous and head chef with butchery, ferments, apprentices and food cost to match.',
      lacks: [],
      cv: `Liam Fenwick
Launceston TAS 7250 · 0491 570 156

CHEF

2022 (Aug) to present: Head Chef, The Bellbird Rooms, Launceston. 60 seats, dinner five nights, Sunday roast. Brigade of six including two apprentices, one of whom signed off this year. Menus every fortnight around Tamar Valley growers. Whole lambs and half pigs broken down in house, own charcuterie, a wall of ferments. Food cost sitting at 28.4%. Rosters, ordering, supplier accounts, OHS.

2019 (Feb) to 2022 (July): Sous Chef, Fathom & Line, Hobart waterfront. Seafood, 90 covers a night. Ran the kitchen on the chef's days off and for four months while he was on leave.

2016 to Jan 2019: Commis, then chef de partie (grill, larder), Yarra Street Grill, Geelong VIC

2012 to 2016: Apprentice cook, Otway Hotel, Colac VIC

TICKETS
Certificate III in Commercial Cookery, Corio Institute of TAFE, completed 2016
Food Safety Supervisor (SITXFSA005, SITXFSA006), reissued March 2025
First aid 2025, RSA

Last thing I cooked at home: dal, because my partner is sick of me coming home with offal.

Referees: M. Aldous (owner, Bellbird Rooms); chef R. Tan, Fathom & Line.`,
    },
    {
      name: 'samir-haddouche-group-exec',
      kind: 'overqualified',
      low: 75,
      high: 89,
      best: 84,
      why: 'All musts in hand and the right kind of kitchen behind him, but a group executive chef of 160 staff stepping down to a 70-seat room.',
      lacks: [],
      cv: `SAMIR HADDOUCHE
Group Executive Chef

PROFILE
Twenty-three years in professional kitchens, the last nine in charge of culinary operations for a hotel group. After a decade of spreadsheets I want a stove again, in one room, with one team. Salary is not the issue; we have bought a place at Kettering.

APPOINTMENTS
Group Executive Chef, Merindah Hotels & Resorts, Sydney                     Oct 2017 to date
   Seven properties, 14 outlets, 160 kitchen staff, $31m food revenue. Concept and menu development, chef recruitment, group butchery and bakery, food safety program across the sites. Food cost group-wide 27.8%. I still did three services a week at our 80-seat signature room in Barangaroo until last Christmas.
Executive Chef, Merindah Coogee                                             2013 to 2017
   Two restaurants and banquets. 28 cooks.
Head Chef, Saltbush Social, Newtown                                         2010 to 2013
   55 seats, whole beast menu, own preserves. 
Sous Chef, various Sydney restaurants                                       2006 to 2010

TRAINING AND PAPERS
Apprenticeship, trade certificate (Commercial Cookery, Cert III), Ultimo Vale TAFE, 2003-2006
Food Safety Supervisor certificate, renewed July 2024, valid five years
Cert IV Training and Assessment, 2015. Mentored 40-odd apprentices.

At home last: sardines on toast.`,
    },
    {
      name: 'clemence-arnoult-cap',
      kind: 'foreign',
      low: 57,
      high: 68,
      best: 64,
      why: 'Eight years as sous chef and a current FSS, but her French trade diplomas have not been recognised in Australia, as the ad demands.',
      lacks: ['recognised trade certificate in cookery (Cert III or assessed overseas papers)'],
      cv: `Clémence Arnoult
West Hobart. Permanent resident since 2025. French national, English fluent.

I am a cook of 34 years old. I learned in Lyon and I came to Australia in 2022 with my husband.

Kitchens
- November 2022 till today: sous chef, Brasserie Kestrel, Melbourne then (since the group opened a second house, January 2025) Hobart. Team of 7. I write the specials, I make the orders for fish and vegetable, I hold the pass four evenings from six, I teach two apprentices. Every week a pig arrives and I take it apart.
- 2018 to September 2022: second de cuisine, Maison Vautrey, Lyon. 45 seats. Replaced the chef during two summers.
- 2012 to 2018: commis and then chef de partie in Annecy, Dijon, Lyon.

Diplomas
CAP Cuisine, 2011, and Brevet Professionnel Arts de la cuisine, 2013, Lycée hôtelier des Monts d'Or, France. I have not had them assessed in Australia; nobody has asked me so far. I have the forms for the Trades Recognition people.

Food Safety Supervisor statement, Hobart, February 2025.

Last dish at home: gratin of silverbeet.`,
    },
    {
      name: 'daz-pomeroy-bowls-club',
      kind: 'denial',
      low: 36,
      high: 50,
      best: 43,
      why: 'Long in charge of club and aged-care kitchens, but says he has neither a trade certificate nor the Food Safety Supervisor ticket.',
      lacks: ['recognised trade certificate in cookery', 'current Food Safety Supervisor certificate'],
      cv: `Darryl "Daz" Pomeroy, Glenorchy

G'day Annika and Dov. Been cooking since I was 17 and I'm 39 now. Here's the run of it.

Head cook, Claremont Bowls & Community Club. 2018 till now. Bistro of 80 seats plus functions. It's me and three others and I do the lot: menus, ordering, rosters, wages sheet, the Christmas in July. Food cost about 31. 

Cook in charge, Derwent View aged care, Bridgewater, 2012 to 2018. 64 residents, texture modified, three meals. Audit never failed.

Before that, pubs at New Norfolk and Queenstown, 2004 to 2012. Short order, counter meals.

Straight up: I never did an apprenticeship so I've got no trade certificate, just what I was taught. And I'm not a Food Safety Supervisor, the club manager holds that for us. I've done the online food handler thing.

I fish, so I know my way around a flathead. Smoke my own trout and do the odd wallaby. I don't shout. Last thing cooked at home: chops.

Ring the club, ask for Maureen.`,
    },
    {
      name: 'priyanka-naidoo-rees-new-sous',
      kind: 'years',
      low: 55,
      high: 68,
      best: 62,
      why: 'Both certificates and fitting food, but only nine months as sous chef against three years of leading a kitchen.',
      lacks: ['3 years leading a kitchen as head or sous chef (has nine months)'],
      cv: `PRIYANKA NAIDOO-REES
South Hobart, 7004

Employment
Sous chef, Lanternfish, Salamanca       Feb 2026 - present (nine months)
  I look after a team of four on the nights the head chef is off, do the veg and dry store orders, help with costings. 65 seats, modern Australian.
Chef de partie (larder, then sauce)     Lanternfish, Mar 2024 - Jan 2026
  Ran my section with a commis. Started our ferment program: miso from local broad beans, garums, kraut.
Commis chef                             Bruny Table, Kettering, Jun 2023 - Feb 2024
Apprentice chef                         Bruny Table, Jan 2020 - May 2023
  Learned butchery on whole lamb and wallaby.

Certificates
Cert III Commercial Cookery, Derwent TAFE, May 2023, apprentice of the year
Food Safety Supervisor, September 2025
Manual driving licence

About me: calm, organised, an early riser for a chef. I would be a young head chef but a serious one.
At home: my nan's bunny chow.`,
    },
  ],
};
