import type { GradedJob } from '../types.ts';

export const towerCraneOperatorDublin: GradedJob = {
  job: 'tower-crane-operator-dublin',
  title: 'Tower Crane Driver - Dublin 1',
  spec: `TOWER CRANE DRIVER WANTED, NORTH DOCKS

Small crane supply firm, 9 cranes out. Driver needed for a Liebherr luffer, 18 floor residential job off Sheriff Street. Start Mon 16 November, 14 months' work, then on to the next one.

Must have:
CSCS card for tower crane, in date. Cards from other jurisdictions no use to us, site won't accept them.
Safe Pass, in date.
3 years driving tower cranes at the least. Not mobiles, not hoists.

Work is formwork, rebar, precast stairs, façade panels towards the end. You do your own daily and weekly GA checks, keep the log, watch the wind. Blind lifts by radio with our own slingers, so you listen and you talk clear.

Good to have: saddle jib as well, signaller/slinger card, worked on city sites with oversailing and anti-collision.

SEO rate, country money if due, 7 to 5 Mon-Fri, Saturdays till 1. No climbing lift in the mast, so be fit.

CV or just your cards and last three sites by text to Noel. No agencies.`,
  graded: [
    {
      name: 'declan-moriarty-luffer',
      kind: 'strong',
      low: 90,
      high: 99,
      best: 95,
      why: 'Tower crane CSCS and Safe Pass in date, nine years on luffers and saddle jibs in Dublin up to now.',
      lacks: [],
      cv: `DECLAN MORIARTY
Swords, Co. Dublin. 085 555 0142

TOWER CRANE OPERATOR

CARDS
CSCS Tower Crane (exp 22/03/2029)
CSCS Slinger/Signaller (exp 22/03/2029)
Safe Pass (exp 09/05/2028)
Manual handling, working at height 2025

SITES
Feb 2024 - now. Grangegorman student beds, for Dunlevy Crane Hire. Liebherr 357 HC-L luffer, 3 cranes on site with anti-collision. Precast floors, bathroom pods at 4 t, façade. 14 storeys. Topping out this month.
Aug 2021 - Jan 2024. Spencer Dock offices, Dunlevy. Luffer again, oversailing the Luas line so slew limits and night lifts. Nearly all blind by radio.
Oct 2019 - July 2021. Cherrywood apartments, Ardbeg Lifting. Potain saddle jib, formwork tables, rebar.
(off April-May 2020, sites closed)
June 2017 - Sept 2019. Hospital job in Tallaght, Ardbeg Lifting. Saddle jib.
2012 - 2017. Slinger and general operative with Ardbeg, trained up on the towers in winter 2016/17.

Daily and weekly checks on the GA forms, log book always up to date, never a reportable. Wind off at 72 kph whatever the foreman thinks.

Refs: Noreen Tuite, lifting manager at Dunlevy.`,
    },
    {
      name: 'gary-mclure-cpcs',
      kind: 'foreign',
      low: 52,
      high: 67,
      best: 60,
      why: 'Eight years on tower cranes and a fresh Safe Pass, but the card is the British CPCS and not the Irish CSCS the site insists on.',
      lacks: ['Irish CSCS tower crane card (holds UK CPCS)'],
      cv: `Gary McLure
Newtownabbey, Co. Antrim (moving to Drogheda in November)
+44 7700 900459

Crane operator, towers, since 2018.

Experience

Lagan Tower Cranes, Belfast | April 2022 - Oct 2026
Student accommodation and two hotels in the city centre. Wolff and Liebherr luffing jibs up to 55 m. Daily inspection, register, wind speed log. Lifts of wall panels, steel, glass units by radio, three slingers on the deck.

Macallan Lifting, Glasgow & Manchester | May 2018 - March 2022
Relief then full time driver on flat-tops and one luffer. Residential towers up to 32 floors, long shifts in winter. Furlough from end of March to June 2020.

Before that: HGV loader driver, 2011 - 2018, for a brick merchant.

Tickets
CPCS A04 A/B tower crane (trolley & luffing) blue card, valid till June 2028
CPCS A40 slinger signaller
Safe Pass done in Dundalk, 12 September 2026
NVQ L2 Lifting Operations
I don't have the southern CSCS yet, I've asked about getting the CPCS recognised and am told it takes some weeks.

References on request. Can climb!`,
    },
    {
      name: 'piotr-zawada-lapsed',
      kind: 'lapsed',
      low: 54,
      high: 68,
      best: 61,
      why: 'Long Dublin tower crane experience and Safe Pass, but the CSCS tower crane card ran out in August 2024 and has not been renewed.',
      lacks: ['CSCS tower crane card in date (expired August 2024)'],
      cv: `Curriculum Vitae

Name: Piotr Zawada
Lives: Blanchardstown, D15. In Ireland since 2006.
Languages: Polish, English (good)

Last jobs

08/2024 to present    Teleporter and hoist driver, Kilshane Homes, Ashbourne
Houses. Moving blocks and trusses. Telehandler CSCS valid to 2028.

03/2014 to 07/2024    Tower crane driver, Brennock Plant & Crane, Dublin
Ten years in the cab. Sites in Sandyford, Grand Canal, Smithfield, Dún Laoghaire. Potain MDT, Comansa flat tops, last four years a Liebherr luffer on an office block with neighbours on three sides. Shutter, steel bundles, precast, pumps. My own check sheets each morning, weekly report to the crane coordinator. I trained two younger drivers.

2006 to 2014    General operative and banksman, various, with about two years without work 2009-2011

Certificates
Safe Pass - valid to 14.02.2029
CSCS Tower Crane - 2014, renewed 2019, expired 08/2024 (firm closed and I went to houses, did not renew)
CSCS Telehandler - valid to 2028
CSCS Slinger - expired 2024 also
Manual handling 2026`,
    },
    {
      name: 'stephen-gorey-thin',
      kind: 'thin',
      low: 63,
      high: 75,
      best: 69,
      why: 'Says in sixty-odd words that he has both cards in date and seven years on towers; nothing missing but little to go on.',
      lacks: [],
      cv: `Stephen Gorey, Finglas, 087 555 0190

Tower crane driver, luffers and saddle jibs.
CSCS tower crane, good till June 2028. Safe Pass till Jan 2029.

With Fortfield Cranes from Sept 2019 to end of last month: Dolphin's Barn flats, Citywest, Clonburris.
2015-2019 slinger for the same crowd.

Job finished, free to start straight away. Ring Fergal in Fortfield, he'll tell you.`,
    },
    {
      name: 'mossie-tangney-old',
      kind: 'old',
      low: 58,
      high: 72,
      best: 66,
      why: 'Cards kept up and twelve years on tower cranes, but the last of them ended in 2016; ten years on other plant since.',
      lacks: [],
      cv: `Maurice (Mossie) Tangney
Naas, Co. Kildare
d.o.b. 19 January 1974

Looking to go back up on the towers. I was a full-time tower crane man for twelve years and only came down because my wife was sick and I needed home hours.

Tower cranes: from May 2004 to June 2016, first with Gerrity Cranes and from 2010 with Shannonside Lifting. Dublin, Limerick, Athlone. Saddle jibs for the most part, two luffers in the last three years (hospital extension, and offices at Harcourt Road). Concrete skips, formwork, steel frames. Some winter months idle in 2010 and 2011 with the crash.

July 2016 until today: Kildare Aggregates, Kilcullen. Loading shovel, 30 tonne excavator, articulated dumper. Quarry work, 7.30 to 4. I am lead operator for the last five years and do the weekly GA2 sheets for the whole yard.

Cards that are in date
CSCS tower crane (I always renewed it, last time 2023, runs to April 2028)
CSCS 360 excavator, articulated dumper
Safe Pass to August 2029

Health good, medical in March 2026.`,
    },
  ],
};
