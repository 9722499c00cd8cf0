import type { GradedJob } from '../types.ts';

export const solarElectricianSunshineCoastQld: GradedJob = {
  job: 'solar-electrician-sunshine-coast-qld',
  title: 'Solar and Battery Electrician, Sunshine Coast',
  spec: `Noosa Hinterland Solar is eleven people, four utes and a dog. For nine years we've been putting panels and lately a lot of batteries on homes and small sheds between Gympie and Caloundra, and we've got a waitlist that is embarrassing. So we're after another electrician to head up a crew of two.

On a normal day you'd leave the shed at 6.30 with your offsider, put up 10 to 13 kW on a tin or tile roof, mount the inverter and as often as not a battery, do the switchboard work, test, commission, explain the app to the customer, take your photos for the compliance pack and be home by half three. Some days it rains and we do service calls.

Legally and for the rebates to go through we can't bend on a few things. You'll need an unrestricted Queensland electrical work licence (electrical mechanic), and current accreditation with Solar Accreditation Australia for grid-connected PV install, or design and install. We also want somebody who has had two years or more on rooftop solar, because you'll be teaching an apprentice and not learning yourself. If you hold battery accreditation too you'd be on more money from day one, but we can put you through that.

You'd want to be fine at heights and in the heat, have a manual driver licence for the ute, and a white card. Experience with Fronius, Sungrow, Sigenergy or Enphase gear is all good, none is essential. Being decent with customers matters more to us than being quick.

Pay is $52 to $58 an hour, ute home, tools supplied past the basics, RDO every second Friday, no weekends. Send us a resume and a few lines on why you like solar.`,
  graded: [
    {
      name: 'brodie-hanlon-solar-sparky',
      kind: 'strong',
      low: 91,
      high: 99,
      best: 95,
      why: 'Queensland licence, SAA design and install plus battery, seven years leading rooftop crews on the coast, all dated and current.',
      lacks: [],
      cv: `BRODIE HANLON
Nambour QLD 4560    0491 570 156

Licences
QLD Electrical Work Licence, Electrical Mechanic, unrestricted, first issued Feb 2018, exp Feb 2028
SAA accreditation: Grid-Connect PV Design & Install, and Battery Storage Install. CEC accredited from 2019, carried over to SAA, renewed July 2026
White card, Working safely at heights (2025), EWP under 11m, LVR/CPR Mar 2026
C class manual

Experience

Mar 2019 - current. Lead Installer, Maroochy Sun Co
Lead crew of three. About 150 systems a year, 6.6 to 30 kW, tin, Klip-lok, tile, ground frames. Sungrow, Fronius, Enphase. 210 or so batteries since 2023 (Sungrow SBR, Sigenergy, Powerwall 3). Switchboard upgrades, backup circuits, export limiting, three phase. Do the handover with the owner and the CER paperwork. Two apprentices through their time under me. Passed all four of the government inspections.

Jan 2018 - Mar 2019. Electrician, Caboolture Electrical & Air. Houses and split systems.

2014 - 2017. Apprentice, same firm. Cert III Electrotechnology, TAFE Queensland.

Other: surf club patrol captain at Mudjimba. I like solar because people ring you when the first bill comes in.`,
    },
    {
      name: 'mei-lin-carraher-rooftop',
      kind: 'synonym',
      low: 86,
      high: 95,
      best: 91,
      why: 'Says it in other words, but holds the Queensland A-type licence and the SAA ticket and has led PV work on roofs for four and a half years.',
      lacks: [],
      cv: `Dear all at Noosa Hinterland,

I saw your notice at the wholesaler's in Kunda Park. A few lines as you asked, and my work below.

I came to the trade late, after nine years as a dental nurse in Toowoomba. I did my time with Range Electrical from January 2018 and got my sparky's ticket in February 2022 (electrical mechanic, issued by the Electrical Safety Office in Brisbane, no restrictions, good until 2027). Since April 2022 I've been with Downs & Coast Renewables. For the first six months I was second pair of hands; I sat for my accreditation and had it by October 2022, the one for installing grid-tied arrays, moved across to SAA when they took it over and paid up until October 2027. Since then I take my own van and a fourth year out.

What we put up is mainly houses and dairies, 8 to 40 kW. I like a neat DC run and a label that is straight. Micros on shaded roofs, string inverters elsewhere, hybrid units where people are thinking of storage later on. I cut over the meter panel, megger the strings, do the polarity and the earth, ring the network people and set the export cap. I have not done my storage units yet and would like to. In 2025 we had 3 call-backs out of 118 jobs with my name on them.

I'm happy on a steep roof with a harness on (heights refresher last November). I've a construction induction card and I drive a manual HiLux now.

Kind regards,
Mei-Lin Carraher
moving to Cooroy at Christmas`,
    },
    {
      name: 'anton-weiss-nsw-licence',
      kind: 'foreign',
      low: 56,
      high: 67,
      best: 62,
      why: 'Accredited and five years on rooftop PV, but his electrical licence is from New South Wales and the Queensland one has not been applied for.',
      lacks: ['Queensland electrical mechanic licence'],
      cv: `Anton Weiss
Tweed Heads South NSW 2486

Electrician | NSW Qualified Supervisor Certificate (Electrical) and contractor licence, Fair Trading NSW, issued 2016, current to 2028
SAA Accredited: grid-connected PV (install only), battery (install), to May 2027
Not held: Queensland licence. I've only ever worked on our side of the border so far and have not started on mutual recognition.

EMPLOYMENT
2021 Aug to now: Northern Rivers Off & On Grid, Murwillumbah. Solar electrician. Rooftop systems for houses, packing sheds and two schools, 5 to 99 kW. Fault finding on other people's bad isolators. 60+ batteries, mostly BYD with Fronius GEN24. I run a crew with one second-year.
2016 to 2021: Own business, Weiss Electrical, Ballina. Domestic maintenance, smoke alarms, ceiling fans, EV chargers at the end.
2011 to 2015: Apprentice, Casino.

Cert III Electrotechnology Electrician, TAFE NSW 2015
White card. Heights. Asbestos awareness. Manual licence. Drone (sub 2 kg).`,
    },
    {
      name: 'tyson-baker-roof-crew',
      kind: 'missing',
      low: 34,
      high: 46,
      best: 40,
      why: 'Five years of putting up panels and rails, but as a labourer: no electrical licence and no SAA accreditation.',
      lacks: ['Queensland electrical mechanic licence', 'SAA accreditation'],
      cv: `Tyson Baker - Solar Installer - Caloundra
ph 0491 570 313

Hi, I've been on roofs since I was 19.

GLASSHOUSE SOLAR (June 2021 - present) Solar Installer / roof crew
* Set out and fit rails, flashings, tile feet, landing the panels, clamps, earthing washers
* Run conduit and drag cable for the electrician, plug up strings under his eye
* Rigging of panels with the ladder lift, harness points and edge protection
* Load up the ute, count stock, keep the yard
* Have done over 700 roofs. Never dropped a panel
* Show the new blokes how to walk a tile roof

COLES LANDSBOROUGH (2019 - 2021) trolleys, then night fill

Tickets: White Card, Work Safely at Heights, EWP, first aid 2025
Driver licence C manual, P plates off 2023
School: Year 12 Beerwah 2018

Would be keen to get a mature age electrical apprenticeship some day.`,
    },
    {
      name: 'gavin-stroud-short-note',
      kind: 'thin',
      low: 53,
      high: 65,
      best: 59,
      why: 'A few lines: Queensland licence and five years of solar are stated, accreditation is not mentioned at all.',
      lacks: ['SAA accreditation'],
      cv: `Gavin Stroud, Gympie. 0491 570 737

Sparky, Qld electrical mechanic licence since 2015, open, current.

Mary Valley Electrical, 2015 to 2021, farms, pumps and houses.
Brightfield Solar, Sept 2021 to now, rooftop jobs and inverter swaps, residential, two-man crew and I'm in charge of it.

White card, manual licence, good knees.

Ring after 4. References from both bosses.`,
    },
  ],
};
