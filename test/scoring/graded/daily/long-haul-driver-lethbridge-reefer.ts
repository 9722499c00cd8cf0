import type { GradedJob } from '../types.ts';

export const longHaulDriverLethbridgeReefer: GradedJob = {
  job: 'long-haul-driver-lethbridge-reefer',
  title: 'Long-Haul Truck Driver, Canada/US',
  spec: `Oldman Coulee Transport has hauled potatoes, beef and frozen food out of Lethbridge since 1988, and we are putting four new tractors on the road this winter. We are looking for company drivers who want to run the long lanes south: California and Arizona for produce, Texas for beef, the I-5 and I-15 corridors, with a turn to Ontario now and then. You would be away ten to twelve days and home for three or four, and we mean it about the home time. Dispatch is two people who used to drive.

To sit in one of our trucks you need a valid Class 1 licence with air brakes, and you need to have done this work before: two years or more of highway long haul, which our insurer checks with your former carriers. About nine loads in ten cross the line, so a passport and the right to enter the United States for work as a driver are a condition and not a wish. A FAST card will save you hours. We will ask for a five-year commercial abstract; a speeding ticket from three years back will not sink you.

Reefer experience helps, as does mountain driving in winter, chaining up without being asked, and knowing your way around an ELD and both countries' hours of service. You will pre-trip properly, keep the product at temperature, do your own paperwork with the broker at the border and phone us before something becomes a problem, not after.

Pay is 66 cents a mile, border, drop and layover pay on top, benefits from the first of the month after you start. Send us a resume and your abstract, or stop in at the yard on 39th Street North.`,
  graded: [
    {
      name: 'darcy-vandermeulen-reefer',
      kind: 'strong',
      low: 92,
      high: 100,
      best: 97,
      why: 'Class 1, nine years of cross-border reefer, FAST card and passport, all recent and dated, on the very lanes named.',
      lacks: [],
      cv: `DARCY VANDERMEULEN
Coaldale, AB     403-555-0133

Licence: Alberta Class 1 with Q, since 2014. Abstract Oct 2026: 0 demerits.
Border: Canadian passport to 2032, FAST to 2029.
Other: TDG 2025, CSA and WHMIS current, H2S no.

DRIVING

Prairie Rim Carriers, Taber AB, Company driver, November 2019 - present
Reefer, tractor and tridem. Frozen fries and onions down to Phoenix, L.A. and Fresno, produce back to Calgary, Saskatoon and Winnipeg. About 190,000 km a year. I-15 mostly, so Monida, Malad and the Virgin gorge in every weather. One claim in seven years, a bent mudflap. Do my own ACE/ACI with the broker.

Stampline Freight, Calgary, Company driver, June 2017 - October 2019
Dry van then reefer, Calgary to Toronto/Montreal and to Dallas. Team for the first eight months, solo after.

Kolk Bros Farms, Picture Butte, Farm trucks, 2014 - 2017
Beets and silage in season, B-trains to the factory. Local only.

Before: dairy farm at home.

Elog on three systems. I carry my own chains and I use them.

Married, three kids, so the home time line in the ad is what got me.`,
    },
    {
      name: 'stuart-pembrey-uk-artic',
      kind: 'foreign',
      low: 52,
      high: 65,
      best: 58,
      why: 'Ten years of international artic work and free to cross into the US, but his lorry licence is British and in Alberta he holds only Class 5.',
      lacks: ['Alberta (Canadian) Class 1 licence with air brakes'],
      cv: `Stuart Pembrey
Living in Lethbridge since August 2026

Nationality: Canadian (born Red Deer) and British. Canadian passport, I can go in and out of the States to work with loads like any Canadian driver.

Licences: UK category C+E since 2009, driver CPC and digital tachograph card valid to 2029. In Alberta I have exchanged to a Class 5. I have to do the Class 1 training here and both tests before I can drive a tractor unit; first medical done, course not yet started.

History

Fenmarsh Chilled International, Spalding, Lincolnshire
Tramper, international. 2016 (Feb) to 2026 (July)
Fridge trailers, flowers and salad from Holland, Murcia and Sicily back to the UK. Typically twelve to fourteen days out. Alps and Pyrenees in winter with chains. Temperature print-outs, CMR notes, customs T-forms and after 2021 all the new border paperwork. 1.3 million km or so, no at-fault accidents.

Gosberton Grain Haulage
C+E driver, UK only. 2012 to 2016
Bulk tippers, day work.

Royal Logistic Corps, 2004 to 2012
Driver, tank transporter the last two years.

I know the kit is longer here and the boxes are not synchronised; I have been out in an eighteen speed with my cousin on his farm. Happy to shunt in the yard or ride second while I get the ticket.`,
    },
    {
      name: 'harjit-sandhu-dhillon-overlap',
      kind: 'overlap',
      low: 59,
      high: 72,
      best: 65,
      why: 'Claims two and a half years of long haul, but the two posts overlap and the dates give sixteen months against the twenty-four asked; licence and border are in order.',
      lacks: ['two years of long-haul experience (16 months by the dates)'],
      cv: `HARJIT SANDHU-DHILLON
Calgary NE, Alberta

SUMMARY
Professional Class 1 driver with 2.5 years long haul experience Canada and USA. Clean abstract. Ready to go anywhere.

LICENCE AND DOCUMENTS
Class 1 Alberta (MELT, December 2023), air brake
Canadian citizen, passport valid 2033, FAST card applied and approved 2025
Drug and alcohol consortium: current

EXPERIENCE

Northgate Tandem Logistics, Calgary
Long haul driver, Canada-US, dry van and reefer
July 2025 to October 2026
Calgary to Chicago, Atlanta, Laredo. Solo and sometimes team. Mountain runs to Vancouver in winter. Samsara elog.

Five Rivers Cartage Ltd, Calgary
Long haul driver (weekends and relief, same time as above)
August 2025 to September 2026
Relief trips to Seattle, Spokane and Winnipeg for my cousin's company when Northgate truck was home.

City of Airdrie contractor, Maple Leaf Aggregates
Gravel and snow, end dump, local
January 2024 to June 2025
Home every night.

Sunridge Taxi, driver, 2019 to 2023

EDUCATION
Class 1 MELT, Bow Corridor Driving School, 2023
B.Com., Doaba Valley College, Punjab, 2017

LANGUAGES English, Punjabi, Hindi`,
    },
    {
      name: 'wes-tkachuk-short',
      kind: 'thin',
      low: 63,
      high: 74,
      best: 69,
      why: 'All three musts are named with dates and the current carrier, but sixty words leave it unproven how much and what he hauled.',
      lacks: [],
      cv: `Wes Tkachuk, Brooks AB, 403 555 0162

Class 1 with air, 12 years. Passport good till 2030, been crossing regularly, never refused.

2018 to now: Badlands Cold Freight, highway driver. Reefer, Alberta to Texas and California, gone ten days at a time.
2014 to 2018: oilfield bed truck, Brooks area.

One speeding ticket 2023. Can start with two weeks notice. Phone evenings, or talk to Lorne at Badlands.`,
    },
    {
      name: 'clayton-moosomay-local',
      kind: 'denial',
      low: 33,
      high: 46,
      best: 40,
      why: 'Has the Class 1 and good local hauling, but no long haul at all and says he cannot enter the United States.',
      lacks: ['two years of long-haul experience', 'right to enter the United States'],
      cv: `Clayton Moosomay
Fort Macleod, Alberta

I have had my Class 1 (air endorsed) since 2011 and have made my living with it ever since.

Porcupine Hills Sand & Gravel - 2016 to now
Tri-axle end dump and a belly dump, pit to paving job, and a low bed with the hoe on it. Winters on the grader or the sander for the MD. Same yard every night. I look after the greasing and the tires and I have taught four young guys to back up a pup. Zero preventable accidents.

Willow Creek School Division - 2013 to 2016
Relief bus driver, S endorsement then.

Hutch Creek Feeders - 2011 to 2013
Silage and manure, farm truck, feedlot pens.

Abstract is clean, I can bring it in.

Two things you should know. I have never done long haul, the furthest I have taken a load is Medicine Hat. And I can't go to the States, there is a conviction from 2003 and I was turned around at Coutts in 2019. I have not applied for the waiver. If you have Ontario or B.C. runs I would be very glad to do those, my kids are grown and I am ready to be away.`,
    },
  ],
};
