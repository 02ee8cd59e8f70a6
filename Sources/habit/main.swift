import HabitSystem

SystemProgram.main()
