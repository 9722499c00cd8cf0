/** Machine vision engineer at a start-up: four years of production C++, OpenCV or HALCON, real industrial cameras. */
import type { GradedJob } from '../types.ts';

export const machineVisionEngineer: GradedJob = {
  job: 'machine-vision-engineer',
  title: 'Machine Vision Engineer (C++)',
  spec: `Hey! We're Sprigsight, 14 people and an unreasonable number of tomatoes in an old tram depot in Bristol. Our boxes sit over packing lines and look at every single piece of fruit, 22 per second, and decide where it goes. When the box is wrong, somebody's supermarket order is wrong. No pressure.

We need our third vision engineer. You'd build the bit between photons and decision: picking cameras and lights, calibrating them on a wet, vibrating line, writing the pipeline, making it fast, and then standing in a packhouse in Kent at 6am watching it run. It's fun. Bring a jumper.

What you can't do without: at least four years of writing C++ that shipped (C++17 or newer these days), serious work with OpenCV or HALCON, and industrial cameras you've personally set up: triggers, optics, lighting, calibration, the lot. If all your images came from a download link we'll both be unhappy.

What'd make us grin: CUDA, GenICam or GigE Vision under the bonnet, some Python and PyTorch for the classifiers, talking to PLCs, embedded Linux, a bit of food industry in your past.

We don't care where or whether you studied. £58-72k, options, 28 days plus bank holidays, a dog called Pixel. Three days a week in the depot. Send us a CV and one thing you built. We read everything and we hire all sorts.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: 'Seven years of production C++ vision on lines, OpenCV, Basler cameras, calibration, CUDA, PLC, food.',
      lacks: [],
      cv: `Ewan Tregaskis
Vision software engineer, Bath

Things I have shipped
- A bottle-cap inspector that has looked at two billion caps
- A potato grader (yes, really)

Jobs

Veritas Inspection Systems, Bath. Senior Vision Engineer. Feb 2022 to now.
C++20 pipeline for cap and label inspection at 60 fps per lane: OpenCV, own subpixel edge code, CUDA kernels for the unwarp (11 ms to 1.8 ms). I choose the optics: telecentric lenses, dome and dark-field lights, Basler ace over GigE Vision with hardware trigger from the encoder. Calibration routine that a fitter can run in four minutes. Results go to Siemens PLCs over Profinet. On site about one week in six.

Harrow & Spindle Ltd, Swindon. Software Engineer. Sept 2019 to Jan 2022.
C++17 on embedded Linux (Jetson). Size and defect grading of potatoes, hyperspectral trial that failed and taught me plenty. Trained defect classifiers in PyTorch, ran them through TensorRT.

Degree
MEng Electronics, University of Wexcombe, 2019

Also: Python daily, a GenICam wrapper on GitHub with 340 stars, MIG welding, badly.`,
    },
    {
      name: 'packhouse-process',
      kind: 'gem',
      low: 77,
      high: 91,
      best: 84,
      why: 'Called process engineer at an apple co-operative, but for six years has written and kept running the HALCON grader in C++, cameras and lights included.',
      lacks: [],
      cv: `SIOBHAN ADEYEMI-CLARKE
Process Engineer

Weald Orchards Co-operative, Kent
Process Engineer, packhouse 2
May 2018 - present

Responsible for the throughput and quality of two apple lines (9 t/h). When the supplier of our grading machine went bust in 2020 I took the software over, and it has been mine since.

  - Rewrote the grader from the frame grabber upward. It is now around 38,000 lines of C++17, built with CMake, running on three industrial PCs, in use every working day since August 2020.
  - Stem, calyx and bruise detection with HALCON (shape models, texture, later its deep learning classifier).
  - Replaced the cameras with twelve Teledyne units, wired the strobes and the encoder trigger myself, made the lens and filter choice, and colour-calibrate every Monday with a target I had machined.
  - Misgrade fell from 6.1 to 1.4 percent; false rejects halved.
  - Modbus link to the diverter gates. Night shift phones me when it stops.

Before that
Maintenance technician, Weald Orchards, 2014 - 2018
Apprentice electrician, 2010 - 2014 (NVQ level 3)

Self-taught programmer. Food hygiene level 3. Fork truck licence.`,
    },
    {
      name: 'graduate-plus',
      kind: 'years',
      low: 56,
      high: 70,
      best: 64,
      why: 'Exactly the right work with C++, OpenCV and real cameras, but twenty months of it where four years are asked.',
      lacks: ['at least four years of writing C++ that shipped'],
      cv: `Hamza Lindqvist

Education
2024 | MSc Robotics (distinction) | Avonmouth University | Dissertation: stereo calibration under vibration (OpenCV, C++)
2023 | BEng Mechatronics | Avonmouth University

Employment
Mar 2025 - present | Graduate, then Vision Engineer | Clearlane Automation, Gloucester
* Part of a team of five on pharmaceutical blister inspection
* Write C++17 modules for registration and print check (OpenCV 4), unit tests with GoogleTest
* Commissioned four cells at customers: IDS and Basler cameras, ring and bar lights, exposure and trigger timing, hand-eye and lens calibration
* GigE Vision troubleshooting (jumbo frames, packet loss)
* Small CUDA port of the median filter, 5x faster
Jun - Aug 2024 | Summer placement | Clearlane Automation
* Python scripts for image annotation
2021 - 2023 | Weekend barista | Two Magpies, Bristol

Tools: C++, OpenCV, Python, CMake, Git, Linux
Other: driving licence, Swedish (native), Urdu (spoken)
I am happiest on a factory floor with a laptop balanced on a pallet.`,
    },
    {
      name: 'deep-learning-radiology',
      kind: 'adjacent',
      low: 42,
      high: 56,
      best: 50,
      why: 'Computer vision of real depth, but Python on downloaded scans; C++ only read, no camera ever set up.',
      lacks: [
        'at least four years of writing C++ that shipped',
        'industrial cameras you have personally set up',
      ],
      cv: `Dr Ottilie Nakagawa-Frost
Computer Vision Scientist (London)

Six years of deep learning for images, from PhD to certified product.

Lumenscan AI, London — Senior Computer Vision Scientist, 06/2021–present
Segmentation and detection networks for chest CT and mammography in PyTorch. Took a lung nodule model through CE marking. Dataset of 210,000 studies supplied by partner hospitals as DICOM. Preprocessing with OpenCV and SimpleITK in Python; the inference service is C++ and belongs to the platform team, I review their pull requests and can follow what is going on. Model distillation brought GPU cost down 70%. Mentor to two PhD interns.

University of Northgate — PhD, Medical Image Computing, 2017–2021
Thesis on weakly supervised segmentation. Four papers, one at MICCAI. Teaching assistant: Image Processing.

MSci Physics, University of Northgate, 2017

Python (expert), PyTorch, MONAI, OpenCV, Docker, AWS, SQL, some CUDA through Triton.

Why agriculture? My parents grow pears, and I would like my work to touch something.`,
    },
    {
      name: 'it-support',
      kind: 'list',
      low: 12,
      high: 30,
      best: 22,
      why: 'A long keyword list over a help desk career; the only vision work is an online course.',
      lacks: [
        'at least four years of writing C++ that shipped',
        'serious work with OpenCV or HALCON',
        'industrial cameras you have personally set up',
      ],
      cv: `CONNOR PEMBRIDGE | MACHINE VISION ENGINEER

TECHNICAL SKILLS
Languages: C++11/14/17/20, Python, C#, Java, JavaScript
Vision: OpenCV, HALCON, Cognex, camera calibration, GigE Vision, GenICam, lighting, optics, triggers
AI: PyTorch, TensorFlow, YOLO, CUDA
Industrial: PLC, Modbus, embedded Linux, ROS2
Tools: Git, CMake, Docker, Jira

PROFESSIONAL EXPERIENCE
IT Support Engineer, Severnside NHS Partner Services, Bristol (Jan 2020 - Present)
• First and second line support for 1,900 users; 35 tickets a day
• Imaging of laptops, Active Directory, printers, Teams rooms
• Installed and configured 60 webcams and meeting room cameras
• PowerShell scripts which saved the team four hours a week
Sales Assistant, PC Corner, Weston-super-Mare (2016 - 2019)

CERTIFICATES
CompTIA A+ and Network+
"Complete C++ and OpenCV Bootcamp" online, 42 hours, 2026
Microsoft AZ-900

EDUCATION
BTEC Level 3 IT, 2016

I am passionate about machine vision and learn quickly.`,
    },
  ],
};
