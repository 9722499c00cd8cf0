/** Structural packaging designer in Ontario: three years of corrugated structures in ArtiosCAD or Impact decide it. */
import type { GradedJob } from '../types.ts';

export const structuralPackagingDesigner: GradedJob = {
  job: 'structural-packaging-designer',
  title: 'Structural Packaging Designer',
  spec: `We are Credit River Corrugated, a sheet plant of 120 people in Mississauga that makes shipping boxes, litho-laminated retail packs and a great many point-of-purchase displays. Our design studio has four designers, two Kongsberg tables and one very old dog.

We want a structural designer who turns a salesperson's sketch, or the product itself in a bag, into a box that runs on our die cutters, holds the load and makes the customer smile. You design in CAD, cut the sample, drop it, fix it, cost the board, lay up the sheet and hand a clean file to the die maker. Some weeks it is trays for peppers, some weeks a six-foot pallet display in the shape of a hockey net. Samples are usually due in 48 hours.

- 3 years minimum designing corrugated packaging or displays in a plant or studio, this is firm
- ArtiosCAD or Impact, daily user, required
- College diploma or degree in packaging, industrial or graphic design, or equivalent experience
- Good grasp of board grades, flutes, ECT, box compression, ISTA drop tests
- Sample table operation an asset (Kongsberg, Zünd)
- Adobe Illustrator, a 3D renderer and knowledge of retailer display rules (Costco, Loblaw) an asset
- A second language is always welcome on our floor

$68,000 to $82,000 depending on experience, benefits after three months, RRSP match, steel-toe boot allowance, free parking. Days, Monday to Friday, on site. Accommodation is available in all stages of hiring under the AODA. We thank all who apply, and will call those whom we wish to meet. Please send a portfolio link.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 89,
      high: 99,
      best: 94,
      why: 'Six years of corrugated boxes and displays in ArtiosCAD to this day with diploma, Kongsberg, testing and club-store rules.',
      lacks: [],
      cv: `Delphine Kowalchuk
Brampton, Ontario | portfolio on request

Structural Designer - Halton Box & Display, Oakville
May 2022 to present
. 12 to 15 new structures a week in ArtiosCAD: die-cut mailers, produce trays, PDQs, quarter and full pallet displays
. Cut and glue samples on a Kongsberg X24, ship within two days
. Choose flute and grade from load and stacking height; McKee estimates, then compression and ISTA 3A drops in our lab
. Nest layouts, stripping and counter files for the die shop; waste on the rotary down 6 points
. Costco and Canadian Tire display guidelines; 3D views for sales in Studio and Blender

Junior CAD Designer - Northgate Corrugated, Etobicoke
June 2020 to April 2022
. ArtiosCAD: RSCs, HSCs, inserts and partitions, spec sheets, palletization in Cape Pack
. Ran the older sample table; kept the die library of 4,000 tools

Education
Advanced Diploma, Package Design, Humber College, 2020

Tools
ArtiosCAD, Illustrator, Esko Studio, Cape, Excel costing sheets
Languages: English, French, some Ukrainian

Ontario Packaging student award, 2019. Forklift licence (counterbalance).`,
    },
    {
      name: 'old',
      kind: 'old',
      low: 58,
      high: 72,
      best: 65,
      why: 'Nine excellent years of corrugated displays in ArtiosCAD, but they ended in spring 2017 and everything since is retail interiors.',
      lacks: [],
      cv: `GRAHAM PELLERIN-CHO
Designer, Burlington ON

2017 (June) - present
STORE FIXTURE DESIGNER, Anvil & Birch Interiors, Hamilton
Shelving, counters and shop-in-shops in metal, wood and acrylic for cosmetics and phone stores. SolidWorks, Rhino, Keyshot. Site measure, shop drawings, vendors in three countries. I lead two younger designers and handle budgets to $400k.

2008 - 2017 (May)
STRUCTURAL DESIGNER, later STUDIO LEAD, Steelport Paper Box Ltd., Hamilton
Corrugated and folding carton. Nine years in ArtiosCAD, every day. Floor stands, dump bins, sidekicks, shippers, beer cases. Ran the Zünd cutter and trained five people on it. Box compression and drop tests for two breweries. Costing and sheet layouts for a 66 inch flatbed. Took a gold award from the point-of-purchase association in 2013 for a ketchup display. Knew the display rules of the big grocers by heart at that time.

EDUCATION
Bachelor of Industrial Design, Carleton University, 2007

WHY NOW
The interiors market is slow, and I miss paper. I have not had an ArtiosCAD seat since leaving Steelport and would need some days to catch up with the present release.

Bilingual: English, French.`,
    },
    {
      name: 'years',
      kind: 'years',
      low: 56,
      high: 70,
      best: 63,
      why: 'Says eight years of structural packaging, but the dates give one year of it after seven in print graphics; the CAD and the diploma are real.',
      lacks: ['three years of designing corrugated packaging or displays'],
      cv: `ROSHNI VANTONGEREN
Structural Packaging Designer - 8+ years of experience

Mississauga, ON

CAREER

Structural Designer, Sixteen Mile Packaging
October 2025 - present
Corrugated shippers, e-commerce mailers and counter displays. Impact CAD all day, parametric designs from the standards library, then my own. Samples on a Zünd G3. Board selection with the plant engineer, B and E flute mostly, edge crush specs, drop tests at the contract lab. Die lines to the die maker, layouts for a 1.6 m flatbed. About 350 samples so far.

Graphic Production Artist, Clarkson Print & Litho
September 2018 - September 2025
Prepress: trapping, colour separation, proofing. Placed customer artwork on die lines received from outside suppliers, checked bleed and glue flaps. Brochures, catalogues, labels, wine bags. Illustrator, InDesign, PitStop. Colour target G7.

EDUCATION
Diploma in Graphic Design, Sheridan College, 2018
Impact user training, levels 1 and 2, November 2025

STRENGTHS
Steady hand, fast with a knife, patient with salespeople. Speak Hindi, Dutch and English. Can work overtime in display season, steel toes already in the trunk.`,
    },
    {
      name: 'missing',
      kind: 'missing',
      low: 34,
      high: 49,
      best: 42,
      why: 'A good graphic designer for packaging, who draws the artwork upon structures made by others and knows neither of the two CAD systems.',
      lacks: ['three years of designing corrugated packaging structures', 'ArtiosCAD or Impact'],
      cv: `Etienne Marchbanks
Senior Packaging Graphic Designer
Toronto

Portfolio: tea, craft beer, dog treats, a cereal that you have probably eaten.

Thistledown Brand Studio, Toronto (2019 - present)
Senior designer for food and drink packs. I create the look: concept, typography, illustration, colour. Folding cartons, pouches, labels, shipping boxes with one and two colour flexo print. Die lines come from the converter, and I dress them. Mock-ups by hand for pitches, 3D renders in Adobe Dimension and Cinema 4D. Art direction of two juniors and of photo shoots. Retailer guidelines of Loblaw and Sobeys as to shelf-ready print. Two design awards in 2024.

Freelance, Montreal (2016 - 2019)
Identities, menus, gig posters, cannabis labels with all their warnings.

Print shop assistant, Montreal (2014 - 2016)
Guillotine, folding, customer counter.

Education
DEC Graphic Design, Cégep du Vieux Montréal, 2014

Software
Illustrator, Photoshop, InDesign, Dimension, Cinema 4D, Figma

Languages
French, English

References: the owners of Thistledown, and a brewer who still pays me in stout.`,
    },
    {
      name: 'trap',
      kind: 'trap',
      low: 6,
      high: 20,
      best: 13,
      why: 'Structural, corrugated and CAD here mean steel buildings with corrugated roof deck; there is no packaging at all.',
      lacks: [
        'three years of designing corrugated packaging or displays',
        'ArtiosCAD or Impact',
        'diploma in packaging, industrial or graphic design or equivalent experience',
      ],
      cv: `IGNACIO THRELFALL
Structural Designer / Detailer
Vaughan, ON

SUMMARY
Structural designer with ten years in steel buildings. Corrugated deck and cladding, load calculations, compression members, CAD drawings.

EXPERIENCE

Structural Designer
Maplecrest Steel Buildings, Concord (Jan 2020 - present)
- Design of pre-engineered warehouses and arenas to the Ontario Building Code under a P.Eng.
- Corrugated roof deck and wall sheet selection, diaphragm checks, purlins, girts
- Snow load and compression checks in SAP2000, connection design
- Tekla Structures models, AutoCAD shop drawings, bills of material
- Site visits, RFI replies, samples of coatings for the customer

Steel Detailer
Ferrous North Ltd., Barrie (2016 - 2019)
- Stairs, mezzanines, display platforms for a boat show
- CNC files for the plasma table and beam line

EDUCATION
Diploma, Civil Engineering Technology, Georgian College, 2016
Member of OACETT, C.Tech.

SOFTWARE
AutoCAD, Tekla, SAP2000, Bluebeam, MS Office

CERTIFICATES
Working at Heights, WHMIS, CISC detailing course

Driver's licence G. Spanish and English.`,
    },
  ],
};
