import type { GradedJob } from '../types.ts';

export const hairStylistChicagoColorSalon: GradedJob = {
  job: 'hair-stylist-chicago-color-salon',
  title: 'Hair Stylist / Colorist (Commission) - Logan Square, Chicago',
  spec: `We're a nine-chair color-focused salon in Logan Square and we have two chairs open because one of our girls is moving to Denver and the other one is having twins (yay). Looking for a stylist who is past the assistant stage, meaning at least two years behind the chair taking your own guests in a salon after getting licensed, school clinic floor does not count toward that. You have to have an active Illinois cosmetology license, we post them on the wall and the state does come by. Color is about 70% of what we do so you need to be doing balayage, foils and root work day in day out and be able to formulate without somebody standing over you, show us pictures. Cuts and blowouts obviously too. Commission starts at 45% and goes to 52%, plus tips same day, and we give you an assistant on Saturdays. Back bar is on us. We book through Boulevard and weigh color with Vish, you'll learn both, no big deal if you haven't used them. Extensions certification would be a plus, same with color correction, bridal, or speaking Spanish or Polish since a lot of our clients do. Having a following is great but we have walk-ins and a waitlist so don't stress about it. Tuesday thru Saturday, one late night, every other Friday off is negotiable. We are not a drama salon. Text or email resume with your Insta handle and your license number, come in for a technical (one color model, one cut) if we like what we see.`,
  graded: [
    {
      name: 'marisol-vega-logan',
      kind: 'strong',
      low: 90,
      high: 99,
      best: 95,
      why: 'Active Illinois license, over five years of own guests, color-heavy book with correction and extensions, Spanish speaking.',
      lacks: [],
      cv: `MARISOL VEGA
Chicago, IL 60618 | @mvega.paints

LICENSE: Illinois Licensed Cosmetologist, active, exp. 9/30/2027

SALON EXPERIENCE
Stylist & Colorist, Wren Hair Collective, Avondale                          3/2023 – Present
• Fully booked 4 days, avg. 28 guests/week, roughly three quarters color
• Lived-in blondes, hand-painted balayage, teasy lights, full foils, gray blending
• Color correction consults for the salon (box black removals, banding)
• Formulate own color across two lines; salon moved to scale-based color tracking in 2024
• $11.4K monthly service average, 71% rebook

Stylist, Studio Petra, Irving Park                                          6/2021 – 2/2023
• Built clientele from zero to 190; cuts, single process, partial and full highlights, bridal updos
• Took Saturday walk-ins

Salon Assistant, Studio Petra                                              10/2020 – 5/2021
• Shampoo, toners, blowouts, gloss application

EDUCATION
Lakefront Beauty Academy, Chicago – Cosmetology, 1500 hrs, 2020
Hand-tied and tape-in extension certification, 2024
14 hrs CE completed 2025 cycle

LANGUAGES: English, Spanish (native)`,
    },
    {
      name: 'tiana-brooks-1320-hours',
      kind: 'in-progress',
      low: 32,
      high: 46,
      best: 39,
      why: 'Still in school with the licence exam in January and no post-licence chair time; color shown only on the clinic floor.',
      lacks: [
        'active Illinois cosmetology license (exam January 2027)',
        '2 years behind the chair after licensing',
        'independent day-to-day salon color work',
      ],
      cv: `Tiana Brooks
Austin neighborhood, Chicago
Insta: @tianadoeshair_

Objective: To start my career as a stylist in a color-focused salon where I can grow.

Education
Westside School of Cosmetology, Chicago
Started September 2025. I have 1,320 of my 1,500 hours and finish in December 2026. State board exam is scheduled for January 2027.
On the clinic floor since March: 64 haircuts, 22 full or partial foils, 9 balayage, 17 root retouches, 30+ silk presses, all with instructor check. Student of the month twice. Won second place in our spring color contest.

Experience
Salon assistant (weekends), Halo & Comb, Oak Park, May 2026 - now
Shampooing, sweeping, mixing what the stylist writes down, folding towels, greeting guests. I'm not allowed to do services on guests until licensed.

Cashier, Greenline Grocery, 2022 - 2025

Skills
Balayage, foils, color theory, customer service, social media. I learn fast and I'm always early.`,
    },
    {
      name: 'dominic-reyes-barber',
      kind: 'denial',
      low: 28,
      high: 42,
      best: 35,
      why: 'Busy licensed barber who says himself that he does no color and holds no cosmetology license.',
      lacks: [
        'Illinois cosmetology license (barber license only)',
        'balayage, foil and color work',
        '2 years as stylist in color/cut salon work (barbershop only)',
      ],
      cv: `DOMINIC REYES
Barber • Pilsen, Chicago

Illinois Barber License, active through 7/31/2027

Six years in the shop. I cut about sixty heads a week, fades, tapers, scissor cuts on longer hair, beard line-ups, hot towel shaves, kids. I keep my station clean and I keep my people coming back.

Corner Chair Barbers, 18th St. — barber, booth rent. Aug 2020 to now.
Ran my own book on Square. Started a Wednesday walk-in for the high school, now the busiest weekday. Trained two apprentices on clipper work. Some women's short cuts and undercuts, maybe five a week.

Frankie's Barbershop, Cicero — apprentice and then barber. Feb 2020 to July 2020 (shop closed).

School: Near South Barber College, 2019.

Being straight with you: I don't do color. Beard dye is as far as it goes. I have never done foils or balayage and I am not licensed as a cosmetologist. I know I could go back for the extra hours and I'm thinking about it, but I haven't enrolled anywhere. What I'd like is to get out of booth rent and into a place with an assistant and benefits.

Spanish and English both fluent.`,
    },
    {
      name: 'ashleigh-kominski-hammond',
      kind: 'foreign',
      low: 55,
      high: 68,
      best: 62,
      why: 'Five strong years of salon color, but licensed in Indiana only with no Illinois application made.',
      lacks: ['active Illinois cosmetology license (Indiana only)'],
      cv: `Ashleigh Kominski
Hammond, Indiana (25 min from the Loop, moving to Humboldt Park in January)

What I do: blondes. Foilayage, balayage, root smudges, gloss, and fixing what people do to themselves at home. Also cut everything from bixies to long layers.

Salon history

Parlour on Hohman, Hammond IN. Level 3 stylist. 8/2021 to present.
Took over a departing stylist's column and doubled it. Prebooked three weeks out. I mix my own formulas and keep a card on each guest. I do the in-house color class for new hires each January. Weddings May to October.

Shear Joy, Munster IN. Junior stylist. 11/2020 to 7/2021.
Root touch-ups, partials, cuts, perms (really).

License
Indiana Cosmetologist, issued October 2020, current through 2028. I have not transferred to Illinois yet, will look into endorsement once I have a job offer.

Training
Merrill Beauty Institute, Indiana, 1500 hours, graduated 9/2020
Corrective color two-day intensive, 2023
Beaded weft certification, 2025

Polish at the kitchen-table level.`,
    },
    {
      name: 'denise-pulaski-back-to-chair',
      kind: 'old',
      low: 60,
      high: 73,
      best: 67,
      why: 'License active and eight good years of salon color, but the last guest was in 2017 and only training demos since.',
      lacks: [],
      cv: `Denise Pulaski
Portage Park, Chicago, Illinois

After nine years on the manufacturer side I would like to go back behind the chair.

2017 (October) – present: Territory Sales Consultant, Ardent Color Supply
Call on 110 salons from Evanston to Joliet. Sell permanent color, lightener and backbar. Help salons convert lines, teach them the numbering, answer formula questions by phone. Occasional demo on a mannequin or model at shows, perhaps six a year. Hit quota seven years of nine.

2012 (April) – 2017 (September): Senior Stylist, Salon Belmont, Lakeview
Full column, 80% color. Highlights, balayage when it first came in, corrective work, grays. Trained assistants. Average of 30 guests weekly.

2009 (June) – 2012 (March): Stylist, Hair Depot, Norridge
Cuts, color, perms, walk-ins.

License: Illinois cosmetology, licensed 2009, never let it lapse. Renewed September 2025, good through 9/30/2027.

School: Northwest Cosmetology Center, 2009

Speak Polish.`,
    },
  ],
};
